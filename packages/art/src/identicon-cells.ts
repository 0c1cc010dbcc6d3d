import { fnv1a } from './fnv.ts';

/** Cells of a 5 x 5 picture, mirrored, and one of three inks: the face of an address. */
export type IdenticonCells = Readonly<{
  ink: 'green' | 'brown' | 'blue';
  filled: readonly [number, number][];
}>;

const inks = ['green', 'brown', 'blue'] as const;

export function identiconCells(address: string): IdenticonCells {
  const hash = fnv1a(address);
  const filled: [number, number][] = [];
  for (let cell = 0; cell < 15; cell += 1) {
    if (((hash >>> cell) & 1) === 0) continue;
    const [x, y] = [Math.floor(cell / 5), cell % 5];
    filled.push([x, y]);
    if (x < 2) filled.push([4 - x, y]);
  }
  return { ink: inks[(hash >>> 16) % inks.length] ?? 'green', filled };
}
