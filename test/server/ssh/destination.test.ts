import { expect, it } from 'vitest';
import { inviteCodes, newInviteCode, parseDestination } from '../../../server/ssh/destination.ts';

const rulesets = ['basic13', 'riichi', 'sichuan-battle'];
const destination = (userName: string) => parseDestination(userName, rulesets);

it('takes a ruleset’s id for its lobby', () => {
  expect(destination('riichi')).toEqual({ kind: 'lobby', ruleset: 'riichi' });
  expect(destination('Sichuan-Battle')).toEqual({ kind: 'lobby', ruleset: 'sichuan-battle' });
});

it('takes what is spelled like a code for one, and for a nickname should no table have it', () => {
  expect(destination('k7wq')).toEqual({ kind: 'code', code: 'k7wq', nickname: 'k7wq' });
  expect(destination('Marc')).toEqual({ kind: 'code', code: 'marc', nickname: 'Marc' });
});

it('takes everything else for a nickname', () => {
  for (const name of ['bob', 'nikola', 'catherine', 'k-7w', 'riichi2', 'ma0d'])
    expect(destination(name)).toEqual({ kind: 'nickname', nickname: name });
});

it('cleans the nickname of what a terminal would obey, and cuts it to its width', () => {
  expect(destination('\x1b[31mEve\x1b]0;title\x07\u202e\u200b\n')).toEqual({
    kind: 'nickname',
    nickname: 'Eve',
  });
  expect(destination('')).toEqual({ kind: 'nickname', nickname: '' });
  expect(destination('東西南北東西南北東西')).toEqual({ kind: 'nickname', nickname: '東西南北東西南北' });
});

it('makes codes that are read back as codes', () => {
  for (let count = 0; count < 100; count++) {
    const code = newInviteCode();
    expect(destination(code)).toEqual({ kind: 'code', code, nickname: code });
  }
  expect(inviteCodes.alphabet).not.toMatch(/[01ilo]/);
});
