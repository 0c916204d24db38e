import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { runTogether } from '../group-commit.ts';
import { toRefusal } from '../refusals.ts';
import type { Reply, Request, WorkerStart } from './messages.ts';
import type { OpenDatabase } from './open-database.ts';
import { openDatabase } from './open-database.ts';

// The thread that owns the database: its fsyncs hold up nobody but each other.

if (parentPort === null) throw new Error('this file runs as a worker thread');
const port = parentPort;

const waiting: Request[] = [];
let isBusy = false;

function reply(message: Reply): void {
  port.postMessage(message);
}

try {
  const database = await openDatabase((workerData as WorkerStart).folder);
  port.on('message', (request: Request) => {
    waiting.push(request);
    if (!isBusy) void serve(database);
  });
  reply({ kind: 'open' });
} catch (error) {
  reply({ kind: 'unavailable', refusal: toRefusal(error) });
}

/** Takes whatever has come while the last commit was on its way, and makes it the next one. */
async function serve(database: OpenDatabase): Promise<void> {
  isBusy = true;
  while (gather()) {
    const end = waiting.findIndex(request => request.kind !== 'call');
    const batch = waiting.splice(0, end === -1 ? waiting.length : end);
    const calls = batch.flatMap(request => (request.kind === 'call' ? [request] : []));
    const outcomes = await runTogether(database.db, calls);
    reply({ kind: 'done', outcomes: calls.map(({ id }, index) => [id, outcomes[index]!]) });
    await control(database);
  }
  isBusy = false;
}

function gather(): boolean {
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
    waiting.push(next.message as Request);
  return waiting.length > 0;
}

/** Carries out a request about the database itself, where one is next. */
async function control(database: OpenDatabase): Promise<void> {
  const next = waiting[0];
  if (next === undefined || next.kind === 'call') return;
  waiting.shift();
  if (next.kind === 'limit-pages') database.limitPages(next.pages);
  else await database.close();
  reply({ kind: 'done', outcomes: [[next.id, { value: undefined }]] });
  if (next.kind === 'close') port.close();
}
