import { expect, test } from 'vitest';
import { believedProxies } from './believed-proxies.ts';

const one = believedProxies(1);

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.9',
  '192.168.1.1',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
])('%s is believed as the nearest proxy', (address) => {
  expect(one?.(address, 0)).toBe(true);
});

test.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7', 'nonsense', ''])(
  '%s is not: it comes from outside, and names whom it likes',
  (address) => {
    expect(one?.(address, 0)).toBe(false);
  },
);

test('no more are believed than there are, and none when there are none', () => {
  expect(one?.('10.0.0.1', 1)).toBe(false);
  // What a proxy of ours says of the one before it, wherever that is.
  expect(believedProxies(2)?.('203.0.113.7', 1)).toBe(true);
  expect(believedProxies(0)).toBeNull();
});
