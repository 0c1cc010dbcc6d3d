import { describe, expect, it } from 'vitest';
import { moveOf } from './move.ts';

describe('the way of a token through the board', () => {
  it.each([
    [2, 3, { kind: 'up', by: 1 }],
    [6, 4, { kind: 'down', by: 2 }],
    [1, 1, { kind: 'same', by: 0 }],
    [5, null, { kind: 'new', by: 0 }],
  ])('from %s, before %s', (rank, before, move) => {
    expect(moveOf(rank, before)).toEqual(move);
  });
});
