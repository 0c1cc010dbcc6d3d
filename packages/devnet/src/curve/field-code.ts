import {
  type Code,
  constant,
  get,
  type Locals,
  load,
  lowered,
  masked,
  minus,
  raised,
  set,
  store,
  sum,
  times,
} from './wasm-code.ts';
import type { WasmFunction } from './wasm-module.ts';

/**
 * An element lies in memory as nine limbs of 29 bits, lowest first, of four bytes each. The last has 24 bits, so that all
 * have 256. A result may exceed a limb by little, and the field's order; the nine products of a column fit 62 bits.
 */
export const LIMBS = 9;
export const LIMB_BITS = 29;
export const ELEMENT_BYTES = 4 * LIMBS;

/** Order of the field of secp256k1. */
export const FIELD = 2n ** 256n - 2n ** 32n - 977n;

const LAST = LIMBS - 1;
const BITS = BigInt(LIMB_BITS);
const TOP_BITS = 256n - BigInt(LAST) * BITS;
const MASK = (1n << BITS) - 1n;
const TOP_MASK = (1n << TOP_BITS) - 1n;
/** 2^256 is 2^32 + 977 in the field: what lies above it comes back at the lowest limb and, shifted, at the next. */
const FOLD = constant(977n);
const FOLD_SHIFT = 32n - BITS;
/** The same for 2^261, where the tenth limb of a product begins. */
const WIDE_BITS = BITS - TOP_BITS;
const WIDE_FOLD = constant(977n << WIDE_BITS);
const WIDE_FOLD_NEXT = constant(1n << (FOLD_SHIFT + WIDE_BITS));

const indexes = Array.from({ length: LIMBS }, (_, index) => index);

/** Limbs of the order, each twice: added before a subtraction they keep every limb positive. */
const TWICE_ORDER = indexes.map((i) => ((FIELD >> (BigInt(i) * BITS)) & MASK) * 2n);

/** What stands in a column of the written multiplication, columns 0 to 16. */
type Column = (column: number) => Code;

/** Parameters are addresses: of the result, of a, and of b where there is one. */
export function fieldFunctions(): readonly WasmFunction[] {
  return [
    { name: 'multiply', parameters: 3, locals: 4 * LIMBS + 1, code: productCode() },
    { name: 'square', parameters: 2, locals: 4 * LIMBS + 1, code: squareCode() },
    { name: 'subtract', parameters: 3, locals: LIMBS + 1, code: differenceCode() },
  ];
}

function productCode(): Code {
  const [a, b] = [localsFrom(3), localsFrom(3 + LIMBS)];
  const column: Column = (at) => total(pairs(at).map(([i, j]) => times(get(a(i)), get(b(j)))));
  const loads = indexes.flatMap((i) => [...set(a(i), load(1, i)), ...set(b(i), load(2, i))]);
  return [...loads, ...reduced(column, 3 + 2 * LIMBS)];
}

function squareCode(): Code {
  const [a, doubled] = [localsFrom(2), localsFrom(2 + LIMBS)];
  const column: Column = (at) => {
    const half = pairs(at).filter(([i, j]) => i <= j);
    return total(half.map(([i, j]) => times(get(i === j ? a(i) : doubled(i)), get(a(j)))));
  };
  const loads = indexes.flatMap((i) => [
    ...set(a(i), load(1, i)),
    ...set(doubled(i), raised(get(a(i)), 1n)),
  ]);
  return [...loads, ...reduced(column, 2 + 2 * LIMBS)];
}

function differenceCode(): Code {
  const limb = localsFrom(3);
  const rest = 3 + LIMBS;
  return [
    ...TWICE_ORDER.flatMap((twice, i) =>
      set(limb(i), minus(sum(load(1, i), constant(twice)), load(2, i))),
    ),
    ...set(rest, lowered(get(limb(LAST)), TOP_BITS)),
    ...set(limb(LAST), masked(get(limb(LAST)), TOP_MASK)),
    ...set(limb(1), sum(get(limb(1)), raised(get(rest), FOLD_SHIFT))),
    ...set(rest, times(get(rest), FOLD)),
    ...indexes
      .slice(0, LAST)
      .flatMap((i) => [
        ...set(rest, sum(get(limb(i)), get(rest))),
        ...store(0, i, masked(get(rest), MASK)),
        ...set(rest, lowered(get(rest), BITS)),
      ]),
    ...store(0, LAST, sum(get(limb(LAST)), get(rest))),
  ];
}

/** Stores a product modulo the order; needs 19 locals from `first` on. */
function reduced(column: Column, first: number): Code {
  const [high, limb, rest] = [localsFrom(first), localsFrom(first + LIMBS), first + 2 * LIMBS];
  return [
    ...highLimbs(column, high, rest),
    ...lowLimbs(column, high, limb, rest),
    // The highest limb comes back beyond the last one too, which counts in units of 2^256.
    ...set(rest, sum(get(rest), raised(get(high(LAST)), FOLD_SHIFT + 2n * WIDE_BITS))),
    ...set(limb(0), sum(get(limb(0)), times(get(rest), FOLD))),
    ...store(0, 0, masked(get(limb(0)), MASK)),
    ...set(rest, sum(raised(get(rest), FOLD_SHIFT), lowered(get(limb(0)), BITS))),
    ...set(rest, sum(get(rest), get(limb(1)))),
    ...store(0, 1, masked(get(rest), MASK)),
    ...store(0, 2, sum(get(limb(2)), lowered(get(rest), BITS))),
    ...indexes.slice(3).flatMap((i) => store(0, i, get(limb(i)))),
  ];
}

/** Limbs 9 to 17 of a product. */
function highLimbs(column: Column, high: Locals, rest: number): Code {
  const limbs = indexes.slice(0, LAST).flatMap((i) => {
    const whole = column(LIMBS + i);
    return [
      ...set(rest, i === 0 ? whole : sum(whole, get(rest))),
      ...set(high(i), masked(get(rest), MASK)),
      ...set(rest, lowered(get(rest), BITS)),
    ];
  });
  return [...limbs, ...set(high(LAST), get(rest))];
}

/** Limbs 0 to 8 with the high ones folded in; in `rest` what goes beyond 2^256. */
function lowLimbs(column: Column, high: Locals, limb: Locals, rest: number): Code {
  return indexes.flatMap((i) => {
    const whole = sum(column(i), times(get(high(i)), WIDE_FOLD));
    const before = i === 0 ? [] : [times(get(high(i - 1)), WIDE_FOLD_NEXT), get(rest)];
    return [
      ...set(rest, sum(whole, ...before)),
      ...set(limb(i), masked(get(rest), i === LAST ? TOP_MASK : MASK)),
      ...set(rest, lowered(get(rest), i === LAST ? TOP_BITS : BITS)),
    ];
  });
}

/** Indexes of the limbs whose products stand in a column. */
function pairs(column: number): (readonly [number, number])[] {
  return indexes.map((i) => [i, column - i] as const).filter(([, j]) => j >= 0 && j < LIMBS);
}

function total([first = constant(0n), ...others]: readonly Code[]): Code {
  return sum(first, ...others);
}

function localsFrom(first: number): Locals {
  return (index) => first + index;
}
