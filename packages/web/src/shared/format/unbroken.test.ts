import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('a line cannot break inside', () => {
  expect(unbroken('18 Nov 2026, 04:19')).toBe('18\u00a0Nov\u00a02026,\u00a004:19');
});
