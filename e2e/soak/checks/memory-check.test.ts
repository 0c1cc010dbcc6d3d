import { describe, expect, test } from 'vitest';
import { memoryProblems } from './memory-check.ts';

const MB = 1_048_576;

const life = (pid: number, sizes: readonly number[]) =>
  sizes.map((size, place) => ({ name: 'api', pid, atMs: place * 5_000, bytes: size * MB }));

describe('the memory of a part', () => {
  test('may go up and down', () => {
    const sizes = Array.from({ length: 60 }, (_, place) => 150 + 40 * (place % 3));
    expect(memoryProblems(life(1, sizes))).toEqual([]);
  });

  test('may be more in another life, and at the beginning of one', () => {
    const grown = life(1, [...Array(9).fill(90), ...Array(30).fill(180)]);
    expect(memoryProblems([...grown, ...life(2, Array(40).fill(300))])).toEqual([]);
  });

  test('must not go up and up', () => {
    const sizes = Array.from({ length: 60 }, (_, place) => 150 + 8 * place);
    expect(memoryProblems(life(1, sizes))).toEqual(['api grew from 286 to 558 MB in one life']);
  });

  test('must not be too large', () => {
    expect(memoryProblems(life(1, [200, 1_200, 200]))).toEqual(['api had more than 1 GB']);
  });
});
