import { describe, expect, it } from 'vitest';
import { sparkPath } from './spark-path.ts';

describe('the line of prices', () => {
  it('runs from edge to edge, highest on top', () => {
    expect(sparkPath([1n, 3n, 2n], 60, 22)).toBe('M0 21L30 1L60 11');
  });

  it('lies in the middle when nothing moved', () => {
    expect(sparkPath([5n, 5n], 60, 22)).toBe('M0 11L60 11');
  });

  it('is none of a single price', () => {
    expect(sparkPath([5n], 60, 22)).toBeNull();
  });
});
