import { connect } from 'node:net';
import { expect, it } from 'vitest';
import type { Visitor } from '../../../server/ssh/gate.ts';
import { addressGroup, Gate, plainAddress } from '../../../server/ssh/gate.ts';
import { defaultLimits } from '../../../server/ssh/limits.ts';
import { collectLog } from '../../helpers/ssh.ts';

it.each([
  ['in the socket', (visitor: Visitor) => visitor.socket.write(Buffer.alloc(32 * 1_024 * 1_024))],
  ['above it', (visitor: Visitor) => visitor.countHeld(() => 2 * 1_024 * 1_024)],
])('cuts who goes on asking while answers wait unread %s', async (_where, answer) => {
  const { log, waitForLog } = collectLog();
  const gate = new Gate(defaultLimits, log, visitor => {
    answer(visitor);
    visitor.socket.resume();
  });
  const { port } = await gate.listen('127.0.0.1', 0);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('?');
  await waitForLog('too much unread');
  await gate.close();
  expect(gate.count).toBe(0);
  socket.destroy();
});

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, group) => expect(addressGroup(address)).toBe(group));

it('writes an IPv4 address as one, also where it comes over IPv6', () => {
  expect(plainAddress('::ffff:10.1.2.3')).toBe('10.1.2.3');
  expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
});
