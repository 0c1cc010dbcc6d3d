import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { expect, test } from 'vitest';
import { standingOf } from './contract-check.ts';

const code = utf8ToBytes('the code of a contract');
const ours = { length: code.length, hash: toHex(sha256(code)) };

test('code is ours with whatever arguments behind it, and not with one byte changed or missing', () => {
  expect(standingOf(code, ours)).toBe('match');
  expect(standingOf(new Uint8Array([...code, 1, 2, 3]), ours)).toBe('match');
  expect(standingOf(code.slice(0, -1), ours)).toBe('differs');
  expect(
    standingOf(
      code.map((byte, at) => (at === 5 ? byte ^ 1 : byte)),
      ours,
    ),
  ).toBe('differs');
  expect(standingOf(new Uint8Array(), ours)).toBe('differs');
});
