import { ELEMENT_BYTES } from './field-code.ts';
import { copyElement, invert, kernel, putElement, SPARE, X, Y, Z } from './kernel.ts';

/** A point in memory is its x and then its y. */
export const POINT_BYTES = 2 * ELEMENT_BYTES;

const [, INVERSE, FACTOR, POWER] = SPARE;

/** Bytes that `fillMultiples` needs beside the points, for so many of them. */
export function roomFor(count: number): number {
  return 2 * count * ELEMENT_BYTES;
}

/** The sum of the kernel becomes the point (x, y). */
export function begin(x: number, y: number): void {
  copyElement(X, x);
  copyElement(Y, y);
  putElement(Z, 1n);
}

/**
 * From `first` on stand a point and its double; fills in its third and further multiples, up to `count` of them. Each is
 * the sum of the one before and the point, and all are divided by their z with a single inversion.
 */
export function fillMultiples(first: number, count: number, room: number): void {
  const at = (index: number) => first + index * POINT_BYTES;
  const z = (index: number) => room + index * ELEMENT_BYTES;
  /** Product of the z from index 2 on. */
  const product = (index: number) => room + (count + index) * ELEMENT_BYTES;
  begin(at(1), at(1) + ELEMENT_BYTES);
  for (let index = 2; index < count; index += 1) {
    kernel.addPoint(first, first + ELEMENT_BYTES);
    copyElement(at(index), X);
    copyElement(at(index) + ELEMENT_BYTES, Y);
    copyElement(z(index), Z);
    if (index === 2) copyElement(product(index), Z);
    else kernel.multiply(product(index), product(index - 1), Z);
  }
  invert(INVERSE, product(count - 1));
  for (let index = count - 1; index > 2; index -= 1) {
    kernel.multiply(FACTOR, INVERSE, product(index - 1));
    kernel.multiply(INVERSE, INVERSE, z(index));
    scale(at(index), FACTOR);
  }
  scale(at(2), INVERSE);
}

/** Divides a point by z, whose inverse is given. */
function scale(point: number, inverse: number): void {
  kernel.square(POWER, inverse);
  kernel.multiply(point, point, POWER);
  kernel.multiply(POWER, POWER, inverse);
  kernel.multiply(point + ELEMENT_BYTES, point + ELEMENT_BYTES, POWER);
}
