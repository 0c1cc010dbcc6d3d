import { describe, expect, it } from 'vitest';
import { cropSquare, fittedCrop, movedCrop, wholeCrop } from './crop.ts';

const wide = { width: 1_200, height: 800 };

describe('the kept square', () => {
  it('is the middle at first', () => {
    expect(cropSquare(wholeCrop, wide)).toEqual({ left: 200, top: 0, side: 800 });
  });

  it('gets smaller around its middle', () => {
    expect(cropSquare({ x: 0.5, y: 0.5, zoom: 2 }, wide)).toEqual({
      left: 400,
      top: 200,
      side: 400,
    });
  });

  it('follows a pull and stops at the edge', () => {
    const pulled = movedCrop(wholeCrop, wide, 0.25, 0.5);
    const { left, top, side } = cropSquare(pulled, wide);
    expect(left).toBeCloseTo(0, 6);
    expect([top, side]).toEqual([0, 800]);
  });

  it.each([
    [-9, 4, 0.1, 1, 9_000],
    [0.9, 0.1, 1, 800, 600],
    [0.99, 0.99, 3.7, 1_000, 10],
    [7, -7, 99, 333, 4_096],
    [0.5, 0.5, -1, 1, 1],
  ])('never leaves the picture: %d %d at %d of %d x %d', (x, y, zoom, width, height) => {
    const picture = { width, height };
    const { left, top, side } = cropSquare(fittedCrop({ x, y, zoom }, picture), picture);
    const slack = 1e-6;
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-slack);
    expect(left + side).toBeLessThanOrEqual(width + slack);
    expect(top + side).toBeLessThanOrEqual(height + slack);
    expect(side).toBeGreaterThan(0);
  });
});
