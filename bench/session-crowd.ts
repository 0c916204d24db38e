import { setTimeout as delay } from 'node:timers/promises';
import { login, type SessionClient } from './session-client.ts';

/*
 * The other people, in a process of their own, so that what their terminals take does not count as anybody's waiting:
 * `node session-crowd.js PORT`. Answers its parent when it has done what it was asked for; ends with its parent.
 */

export type CrowdWish =
  /** Logs people in until there are so many; they sit down and begin. */
  | { readonly grow: number }
  /** Everybody plays for so many seconds. */
  | { readonly play: number };

/** In milliseconds, about what it takes until a turn has come round at a table with three bots. */
const TURN = 6_000;
/** Until a table that was come to takes a key, in milliseconds. */
const ARRIVAL = 2_000;

const clients: SessionClient[] = [];

async function grow(count: number, port: number): Promise<void> {
  const fresh = await login(count - clients.length, port, 'bench');
  clients.push(...fresh);
  await delay(ARRIVAL);
  for (const client of fresh) client.press('enter');
}

/** Each moves the cursor twice and lets the tile go, all at moments of their own. */
async function play(seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const person = async (client: SessionClient, i: number): Promise<void> => {
    await delay((i / clients.length) * TURN);
    while (performance.now() < until) {
      const turnEnds = performance.now() + TURN;
      for (const key of ['right', 'left', 'enter'] as const) {
        client.press(key);
        await delay(TURN / 8);
      }
      // Enter was either for a discard of one's own or for the next hand; now another's is let go.
      client.press('space');
      await delay(Math.max(0, turnEnds - performance.now()));
    }
  };
  await Promise.all(clients.map(person));
}

const port = Number(process.argv[2]);
process.on('message', (wish: CrowdWish) => {
  const done = 'grow' in wish ? grow(wish.grow, port) : play(wish.play);
  void done.then(() => process.send!('done'));
});
process.once('disconnect', () => {
  for (const client of clients) client.close();
});
