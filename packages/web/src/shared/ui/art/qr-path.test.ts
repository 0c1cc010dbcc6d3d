import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

it('joins dark neighbours and leaves light modules out', () => {
  const path = qrPath([
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ]);
  expect(path).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});
