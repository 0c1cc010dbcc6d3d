import { expect, test } from 'vitest';
import { signedPercent } from './signed-percent.ts';

test('a change in percent carries its sign', () => {
  expect([240, -40, 0].map(signedPercent)).toEqual(['+2.4\u202f%', '\u22120.4\u202f%', '0\u202f%']);
});
