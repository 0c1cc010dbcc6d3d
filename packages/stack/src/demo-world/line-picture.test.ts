import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { rosettePng } from './line-picture.ts';

const shape = { waves: 8, rings: 9, depth: 0.08, turn: 0.5 };

test('the picture is a PNG of paper with lines in ink, the same every time', () => {
  const ink = [20, 60, 50] as const;
  const paper = [240, 236, 224] as const;
  const image = Buffer.from(rosettePng({ ...shape, ink, paper }));
  expect(image.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const at = image.indexOf('IDAT');
  const pixels = inflateSync(image.subarray(at + 4, at + 4 + image.readUInt32BE(at - 4)));
  const colours = new Set<string>();
  for (let first = 1; first < pixels.length; first += 3 * 384 + 1) {
    for (let x = 0; x < 384; x += 1) {
      colours.add(pixels.subarray(first + 3 * x, first + 3 * x + 3).join());
    }
  }
  expect(colours.has(ink.join())).toBe(true);
  expect(colours.has(paper.join())).toBe(true);
  expect(image.equals(rosettePng({ ...shape, ink, paper }))).toBe(true);
});
