import { expect, test } from 'vitest';
import { signingKey } from './signing-key.ts';

const key = 'c0ffee'.repeat(10);

test('a key is 32 bytes, with or without 0x', () => {
  expect(signingKey('payoutKey', `${key}abcd`)).toHaveLength(32);
  expect(signingKey('payoutKey', `0x${key}ABCD`)).toHaveLength(32);
});

test.each([key, `${key}abcx`, `${key}abcd\n`, ''])('of %j the name alone is told', (wrong) => {
  expect(() => signingKey('payoutKey', wrong)).toThrow(
    /^payoutKey must be a private key of 64 hexadecimal digits$/,
  );
});
