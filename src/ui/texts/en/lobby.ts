import type { TableState } from '../../../table/snapshot.ts';
import type { HouseRefusal } from '../../house.ts';

const states: Record<TableState, string> = {
  gathering: 'waiting for players',
  playing: 'playing',
  settled: 'between hands',
  finished: 'finished',
  paused: 'paused',
  stalled: 'stopped for now',
  broken: 'ended by a fault',
};

const refusals: Record<HouseRefusal, string> = {
  'no-such-table': 'No table has this name or code, or it is over.',
  'table-full': 'Every seat at that table is taken. You can watch it with w.',
  'match-over': 'That match is over.',
  'already-seated': 'You already sit at that table.',
  'too-many-tables': 'You have as many tables open as one person may have.',
  'name-taken': 'Somebody here has that name.',
  'name-empty': 'A name needs at least one letter.',
  'going-down': 'The server is about to stop; no new tables are opened.',
  'store-failed': 'The server could not write it down, so nothing was changed. Try again in a moment.',
};

export const lobby = {
  title: 'lobby',
  people: (count: number, name: string) =>
    count === 1 ? `nobody else here · ${name}` : `${count} people here · ${name}`,
  quickMatch: 'Play now against bots',
  openTable: 'Open a table',
  byCode: 'Join by code',
  tables: 'Tables',
  noTables: 'No table is open. Open one, and others can sit down with you.',
  seats: (taken: number, seats: number) => `${taken}/${seats}`,
  hand: (number: number) => `hand ${number}`,
  yourTurn: 'your turn',
  yours: 'yours',
  watched: (count: number) => (count === 1 ? '1 watching' : `${count} watching`),
  private: 'private',
  states,
  refusals,
  wait: 'One moment …',
  nameTitle: 'Your name',
  nameHelp: 'Others see it at the table. Enter keeps it.',
  renamed: (name: string) => `You are ${name} now.`,
  codeTitle: 'Join by code',
  codeHelp: 'Whoever opened the private table has its code.',
  keys: {
    choose: 'choose',
    go: 'go',
    ruleset: 'ruleset',
    watch: 'watch',
    newTable: 'new table',
    code: 'code',
    name: 'name',
    settings: 'settings',
    rules: 'rules',
    face: 'tiles',
    help: 'help',
    leave: 'leave',
    back: 'back',
    save: 'save',
  },
};
