import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it.each([0, 7, -7, 999, 1000, -1000, 12_345, 123_456, 1_234_567, Number.MAX_SAFE_INTEGER])(
  '%i has its thousands apart as a browser writes them',
  (count) => {
    expect(countText(count)).toBe(count.toLocaleString('en-US'));
  },
);
