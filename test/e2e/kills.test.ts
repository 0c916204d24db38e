import { setTimeout as delay } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { verifyRecord } from '../../src/records/verify.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import { FIRST_LOOK, look, playToRanking, simpleHabit } from '../helpers/key-player.ts';
import { build, ServerProcess } from '../helpers/server-process.ts';
import { execCommand, type KeyPair, newKey, openTerminal, type TestTerminal } from '../helpers/ssh.ts';

const KILLS = 20;

/** How far a match is by the screen: hands, then tiles drawn. It only ever grows. */
function progress(terminal: TestTerminal): number {
  const text = terminal.text();
  const hand = Number(/hand (\d+)/.exec(text)?.[1] ?? 0);
  const wall = Number(/wall (\d+)/.exec(text)?.[1] ?? 0);
  return hand * 1000 - wall;
}

interface Player {
  readonly key: KeyPair;
  readonly user: string;
  table: string;
  terminal: TestTerminal;
  /** The furthest that this player ever saw its match. */
  reached: number;
}

async function sitDown(port: number, user: string): Promise<Player> {
  const key = newKey();
  const terminal = await openTerminal({ port, user, key });
  await terminal.waitFor(`Welcome, ${user}.`);
  terminal.press('enter');
  await terminal.waitFor('Ready when you are.');
  terminal.press('enter');
  const table = (await terminal.waitFor(/table (\w{4,})/))[1]!;
  return { key, user, table, terminal, reached: 0 };
}

/** Plays on until the connection is gone, after a look: a key that comes with the table is not heard. */
async function playOn(player: Player): Promise<void> {
  const { terminal } = player;
  let answered = '';
  await delay(FIRST_LOOK);
  try {
    for (;;) {
      const before = terminal.text();
      player.reached = Math.max(player.reached, progress(terminal));
      const sight = look(terminal);
      if (sight.kind === 'settlement' || sight.moment !== answered)
        terminal.press(...simpleHabit(sight, terminal));
      answered = sight.moment;
      await terminal
        .waitFor(text => text !== before, sight.kind === 'settlement' ? 100 : 30_000)
        .catch(error => {
          if (sight.kind !== 'settlement' || String(error).includes('ended')) throw error;
        });
    }
  } catch {
    // The server was killed: what was seen until then is what counts.
  }
}

/** Logs in again; answers how far the match is. */
async function comeBack(port: number, player: Player): Promise<number> {
  player.terminal = await openTerminal({ port, user: player.user, key: player.key });
  await player.terminal.waitFor(player.table);
  await player.terminal.waitFor(/wall \d+|The match is over/);
  return progress(player.terminal);
}

/** Plays what is left; answers the record. */
async function playToTheEnd({ terminal, table }: Player): Promise<string> {
  if (/wall \d+/.test(terminal.text())) await playToRanking(terminal);
  return (await execCommand(terminal.client, `record ${table}`)).stdout;
}

test('a server killed twenty times loses nothing that anybody was shown, and every match ends and verifies', async () => {
  await build();
  const random = seedrandom('kills');
  const server = new ServerProcess();
  await server.start();
  const players = await Promise.all(['ada', 'bea'].map(user => sitDown(server.port, user)));
  for (let kill = 0; kill < KILLS; kill++) {
    const playing = players.map(playOn);
    await delay(FIRST_LOOK + 20 + random() * 150);
    await server.kill();
    await Promise.all(playing);
    await server.start();
    const back = players.map(player => comeBack(server.port, player));
    for (const [at, reached] of (await Promise.all(back)).entries())
      expect(reached, `kill ${kill + 1}`).toBeGreaterThanOrEqual(players[at]!.reached);
  }
  const records = await Promise.all(players.map(playToTheEnd));
  for (const record of records) expect(verifyRecord(record, rulesetOf)).toMatchObject({ hands: 8 });
}, 170_000);
