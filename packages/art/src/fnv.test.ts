import { expect, it } from 'vitest';
import { fnv1a } from './fnv.ts';

// Published test values of 32-bit FNV-1a.
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes %j as everyone does', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});
