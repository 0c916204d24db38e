import { AppendRefused } from '../../src/table/store.ts';
import { KeyTaken, UnknownPerson } from './people.ts';
import { StoreUnavailable } from './store.ts';
import { TableTaken } from './tables.ts';

/** An answer of "no" as plain data, to cross from one thread to another. */
export interface Refusal {
  readonly name: string;
  readonly reason?: string;
  readonly message: string;
}

/** Whether an operation said no by itself, having changed nothing; everything else is the database failing. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof AppendRefused ||
    error instanceof KeyTaken ||
    error instanceof UnknownPerson ||
    error instanceof TableTaken
  );
}

/** Anything thrown, as data. What is no refusal becomes a failed append: the disk's fault, nothing changed. */
export function toRefusal(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof AppendRefused || error instanceof StoreUnavailable)
    return { name: error.name, reason: error.reason, message };
  if (isRefusal(error)) return { name: (error as Error).name, message };
  return { name: 'AppendRefused', reason: 'failed', message };
}

/** The error that a refusal stands for. */
export function fromRefusal({ name, reason, message }: Refusal): Error {
  switch (name) {
    case 'KeyTaken':
      return new KeyTaken(message);
    case 'UnknownPerson':
      return new UnknownPerson(message);
    case 'TableTaken':
      return new TableTaken(message);
    case 'StoreUnavailable':
      return new StoreUnavailable(reason as StoreUnavailable['reason'], message);
    default:
      return new AppendRefused(reason === 'conflict' ? 'conflict' : 'failed', message);
  }
}
