import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { reportedLog } from '../../../server/tables/reported-log.ts';
import { MemoryLog } from '../../helpers/memory-log.ts';

it('tells once that a table waits for its log, and once that it goes on', async () => {
  const lines: string[] = [];
  const memory = new MemoryLog();
  const reported = reportedLog(
    memory,
    createLog(line => lines.push(line)),
  );
  const append = (at: number): Promise<void> =>
    reported.append('t1', at, [{ kind: 'resumed', at: 0, data: {} }]);
  await append(0);
  expect(lines).toEqual([]);
  memory.refuses = 'failed';
  await expect(append(1)).rejects.toThrow();
  await expect(append(1)).rejects.toThrow();
  memory.refuses = null;
  await append(1);
  await append(2);
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'table waits', table: 't1', error: 'as the test wants it' },
    { level: 'info', event: 'table goes on', table: 't1' },
  ]);
  expect(await reported.read('t1')).toHaveLength(3);
});

it('tells of a log that gives no answer, too', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const events: unknown[] = [];
  const answer = Promise.withResolvers<void>();
  const silent = { read: () => Promise.resolve([]), append: () => answer.promise };
  const reported = reportedLog(
    silent,
    createLog(line => events.push(JSON.parse(line).event)),
  );
  const asked = reported.append('t1', 0, []);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(events).toEqual(['table waits']);
  answer.resolve();
  await asked;
  expect(events).toEqual(['table waits', 'table goes on']);
});
