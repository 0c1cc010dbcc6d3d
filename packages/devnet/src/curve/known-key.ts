import { secp256k1 } from '@noble/curves/secp256k1.js';
import type { HexAddress } from '@vellum/tron/address';
import { wordOfBytes } from '../tvm/words.ts';
import { elementAt, invert, kernel, SPARE, X, Y, Z } from './kernel.ts';
import { addMultiple, fillTable, tableAt } from './point-table.ts';
import { inverseScalar, ORDER } from './scalar.ts';

const { Point } = secp256k1;

/** After so many signatures of a key its table has paid for itself soon. */
const SIGNATURES_BEFORE = 64;
/** Keys that get a table, of 304 kB each; those that come later do without. */
const MOST_TABLES = 64;
/** Signers whose signatures are counted at once. */
const MOST_COUNTED = 4_096;

const counts = new Map<HexAddress, number>();
/** Places of tables by signer; the generator has the one before the first. */
const places = new Map<HexAddress, number>();
const GENERATOR = 0;

/** Counts a signature that this key (65 bytes) was recovered from. Whoever signs often gets a table. */
export function noteSignature(signer: HexAddress, key: Uint8Array): void {
  if (places.size >= MOST_TABLES) return;
  if (counts.size >= MOST_COUNTED) counts.clear();
  const count = (counts.get(signer) ?? 0) + 1;
  counts.set(signer, count);
  if (count < SIGNATURES_BEFORE || places.has(signer)) return;
  if (places.size === 0) fillTable(tableAt(GENERATOR), Point.BASE);
  const place = places.size + 1;
  fillTable(tableAt(place), Point.fromBytes(key));
  places.set(signer, place);
}

/**
 * Whether recovery from this signature (with `recovery` 0 to 3) would give the key of `signer`. False also when there
 * is no short way to tell: the key has no table, or x of the signature's point is not below the order.
 */
export function isKnownSignature(
  signer: HexAddress,
  digest: Uint8Array,
  signature: Uint8Array,
  recovery: number,
): boolean {
  const place = places.get(signer);
  if (place === undefined || recovery > 1) return false;
  const r = wordOfBytes(signature.subarray(0, 32));
  const s = wordOfBytes(signature.subarray(32, 64));
  if (r === 0n || r >= ORDER || s === 0n || s >= ORDER) return false;
  const inverse = inverseScalar(s);
  const ofGenerator = (wordOfBytes(digest) * inverse) % ORDER;
  const isEmpty = addMultiple(tableAt(GENERATOR), ofGenerator, true);
  addMultiple(tableAt(place), (r * inverse) % ORDER, isEmpty);
  return isSum(r, recovery);
}

const [, INVERSE, POWER, RESULT] = SPARE;

/** Whether the sum of the kernel has this x, and a y of this parity. */
function isSum(x: bigint, parity: number): boolean {
  invert(INVERSE, Z);
  kernel.square(POWER, INVERSE);
  kernel.multiply(RESULT, X, POWER);
  if (elementAt(RESULT) !== x) return false;
  kernel.multiply(POWER, POWER, INVERSE);
  kernel.multiply(RESULT, Y, POWER);
  return elementAt(RESULT) % 2n === BigInt(parity);
}
