import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/records/record.ts';
import { verifyRecord } from '../../src/records/verify.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import { machineClock } from '../../src/terminal/clock.ts';
import { startReplay } from '../../src/ui/replay/replay-session.ts';
import { FakePort } from '../helpers/fake-port.ts';
import { temporaryFolder } from '../helpers/folder.ts';
import { startHouse } from '../helpers/house-server.ts';
import { playToRanking } from '../helpers/key-player.ts';
import { Screen } from '../helpers/screen.ts';
import { execCommand, newKey } from '../helpers/ssh.ts';
import { registerMagpie } from '../rulesets/register.ts';

registerMagpie();

describe('a ruleset that is a folder and one line', () => {
  test('is played over ssh on the same screens, recorded, verified and replayed', async () => {
    const house = await startHouse();
    const terminal = await house.terminal({ user: 'magpie', key: newKey() });
    await terminal.waitFor('Welcome');
    terminal.press('enter');
    await terminal.waitFor('Magpie');
    terminal.press('enter');
    const table = (await terminal.waitFor(/table (\w{4,})/))[1]!;
    await terminal.waitFor('Vow a suit');
    const seen = await playToRanking(terminal);
    expect(seen.map(sight => sight.kind)).toContain('choice');
    expect(seen.map(sight => sight.kind)).toContain('turn');

    const { stdout } = await execCommand(terminal.client, `record ${table}`);
    verifyRecord(stdout, rulesetOf);
    writeFileSync(join(temporaryFolder('magpie'), 'record.jsonl'), stdout);

    const port = new FakePort(80, 24);
    await startReplay(rulesetOf('magpie')!, readRecord(stdout), port, machineClock);
    const screen = new Screen(80, 24);
    screen.feed(port.packets.join(''));
    await screen.settled();
    expect(screen.text()).toContain('Magpie');
    expect(screen.text()).toMatch(/Move 1 of \d+/);
  }, 60_000);
});
