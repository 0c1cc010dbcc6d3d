import { expect, it } from 'vitest';
import { identiconCells } from './identicon-cells.ts';

it('gives an address one face, the same on both sides', () => {
  const { filled } = identiconCells('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  const cells = new Set(filled.map(([x, y]) => `${x}${y}`));
  for (const [x, y] of filled) expect(cells).toContain(`${4 - x}${y}`);
  expect(cells.size).toBe(filled.length);
  expect(identiconCells('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t').filled).toEqual(filled);
  expect(identiconCells('TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH').filled).not.toEqual(filled);
});
