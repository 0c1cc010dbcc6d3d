import { normalizeZ } from '@noble/curves/abstract/curve.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ELEMENT_BYTES } from './field-code.ts';
import { FREE, kernel, putElement, reserve, SPARE, ZERO } from './kernel.ts';
import { begin, fillMultiples, POINT_BYTES, roomFor } from './multiples.ts';

const { Point } = secp256k1;
type CurvePoint = InstanceType<typeof Point>;

/** Bits of a scalar that one point of the sum stands for. */
const WINDOW_BITS = 8;
const WINDOWS = Math.ceil(257 / WINDOW_BITS);
/** Digits are signed, so that half of them need a point. */
const HALF = 2 ** (WINDOW_BITS - 1);
const WINDOW_BYTES = HALF * POINT_BYTES;
const TABLE_BYTES = WINDOWS * WINDOW_BYTES;

const FIRST_TABLE = FREE + roomFor(HALF);
const [NEGATED] = SPARE;

/** Address of the table in the given place; places are numbered from 0. */
export function tableAt(place: number): number {
  return FIRST_TABLE + place * TABLE_BYTES;
}

/** Fills a table with the multiples of a point that `addMultiple` adds up. Takes as long as thirty recoveries. */
export function fillTable(table: number, point: CurvePoint): void {
  reserve(table + TABLE_BYTES);
  const starts: CurvePoint[] = [];
  let base = point;
  for (let window = 0; window < WINDOWS; window += 1) {
    starts.push(base, base.double());
    for (let bit = 0; bit < WINDOW_BITS; bit += 1) base = base.double();
  }
  for (const [index, start] of normalizeZ(Point, starts).entries()) {
    const window = table + (index >> 1) * WINDOW_BYTES;
    const { x, y } = start.toAffine();
    const address = window + (index & 1) * POINT_BYTES;
    putElement(address, x);
    putElement(address + ELEMENT_BYTES, y);
    if (address > window) fillMultiples(window, HALF, FREE);
  }
}

const scalarBytes = new DataView(new ArrayBuffer(34));

/** Adds the point of the table times the scalar to the sum of the kernel, which may be `empty`; tells whether it still is. */
export function addMultiple(table: number, scalar: bigint, empty: boolean): boolean {
  for (const word of [0, 1, 2, 3]) {
    scalarBytes.setBigUint64(8 * word, scalar >> BigInt(64 * word), true);
  }
  let isEmpty = empty;
  let carry = 0;
  for (let window = 0; window < WINDOWS; window += 1) {
    const digit = digitAt(window) + carry;
    carry = digit > HALF ? 1 : 0;
    const signed = digit - 2 * HALF * carry;
    if (signed === 0) continue;
    addPoint(table + (window * HALF + Math.abs(signed) - 1) * POINT_BYTES, signed < 0, isEmpty);
    isEmpty = false;
  }
  return isEmpty;
}

function digitAt(window: number): number {
  const bit = window * WINDOW_BITS;
  return (scalarBytes.getUint16(bit >> 3, true) >> (bit & 7)) & (2 * HALF - 1);
}

function addPoint(x: number, isNegative: boolean, isFirst: boolean): void {
  let y = x + ELEMENT_BYTES;
  if (isNegative) {
    kernel.subtract(NEGATED, ZERO, y);
    y = NEGATED;
  }
  if (isFirst) begin(x, y);
  else kernel.addPoint(x, y);
}
