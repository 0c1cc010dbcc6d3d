import { ELEMENT_BYTES, FIELD, fieldFunctions, LIMB_BITS, LIMBS } from './field-code.ts';
import { integer, wasmModule } from './wasm-module.ts';

const at = (place: number) => place * ELEMENT_BYTES;

export const ZERO = at(0);
/** The sum of points so far is (x / z², y / z³). */
export const X = at(1);
export const Y = at(2);
export const Z = at(3);
const [ZZ, U, S, H, R, HH, HHH, V] = [at(4), at(5), at(6), at(7), at(8), at(9), at(10), at(11)];
/** For callers. */
export const SPARE = [at(12), at(13), at(14), at(15)] as const;
/** First address that nothing uses. */
export const FREE = at(16);

const PAGE_BYTES = 65_536;

type Operand = number | 'x' | 'y' | undefined;
type Step = readonly [name: keyof typeof indexes, ...Operand[]];

const indexes = { multiply: 0, square: 1, subtract: 2 };

/** Adds the point (x, y) to the sum. One that meets the same point or its opposite gets z = 0 and keeps it. */
const addition: readonly Step[] = [
  ['square', ZZ, Z],
  ['multiply', U, 'x', ZZ],
  ['multiply', S, 'y', Z],
  ['multiply', S, S, ZZ],
  ['subtract', H, U, X],
  ['subtract', R, S, Y],
  ['square', HH, H],
  ['multiply', HHH, H, HH],
  ['multiply', V, X, HH],
  ['multiply', Z, Z, H],
  ['square', X, R],
  ['subtract', X, X, HHH],
  ['subtract', X, X, V],
  ['subtract', X, X, V],
  ['subtract', V, V, X],
  ['multiply', V, V, R],
  ['multiply', Y, Y, HHH],
  ['subtract', Y, V, Y],
];

function codeOf([name, ...operands]: Step): number[] {
  return [...operands.flatMap(addressCode), 0x10, indexes[name]];
}

function addressCode(operand: Operand): number[] {
  if (typeof operand === 'number') return [0x41, ...integer(BigInt(operand))];
  return [0x20, operand === 'x' ? 0 : 1];
}

/** What is used of it; its types come with those of browsers alone. */
declare const WebAssembly: Readonly<{
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => Readonly<{ exports: object }>;
}>;

type Kernel = Readonly<{
  memory: Readonly<{ buffer: ArrayBuffer; grow(pages: number): number }>;
  multiply(out: number, a: number, b: number): void;
  square(out: number, a: number): void;
  subtract(out: number, a: number, b: number): void;
  addPoint(x: number, y: number): void;
}>;

/** Arithmetic modulo `FIELD` on elements in its memory: arguments are addresses, of which any may be the same. */
export let kernel: Kernel;

let limbs = new Uint32Array(0);

/** Not before it is needed: to write and compile it takes longer than the start of a chain can spare. */
function startKernel(): void {
  const code = addition.flatMap(codeOf);
  const functions = [...fieldFunctions(), { name: 'addPoint', parameters: 2, locals: 0, code }];
  const module = new WebAssembly.Module(wasmModule(functions, 1));
  kernel = new WebAssembly.Instance(module).exports as Kernel;
}

/** Makes memory reach up to `end`. To be called before anything else here. */
export function reserve(end: number): void {
  if (limbs.length === 0) startKernel();
  const missing = end - kernel.memory.buffer.byteLength;
  if (missing > 0) kernel.memory.grow(Math.ceil(missing / PAGE_BYTES));
  limbs = new Uint32Array(kernel.memory.buffer);
}

/** Writes 0 <= value < 2^256. */
export function putElement(address: number, value: bigint): void {
  for (let index = 0; index < LIMBS; index += 1) {
    const limb = value >> BigInt(LIMB_BITS * index);
    limbs[address / 4 + index] = Number(BigInt.asUintN(LIMB_BITS, limb));
  }
}

/** The value at an address, less than `FIELD`. */
export function elementAt(address: number): bigint {
  let value = 0n;
  for (let index = address / 4 + LIMBS - 1; index >= address / 4; index -= 1) {
    value = (value << BigInt(LIMB_BITS)) + BigInt(limbs[index] ?? 0);
  }
  return value % FIELD;
}

export function copyElement(to: number, from: number): void {
  limbs.copyWithin(to / 4, from / 4, from / 4 + LIMBS);
}

/** The inverse as the power FIELD - 2, which is 0 for 0. `a` must not be a place of the steps of an addition. */
export function invert(out: number, a: number): void {
  const [ones2, ones3, ones22, ones44, ones88, power] = [ZZ, U, S, H, R, HH];
  // An exponent of n ones in binary, shifted by m and followed by m ones, has n + m ones.
  raise(ones2, a, 1, a);
  raise(ones3, ones2, 1, a);
  raise(power, ones3, 3, ones3);
  raise(power, power, 3, ones3);
  raise(power, power, 2, ones2);
  raise(ones22, power, 11, power);
  raise(ones44, ones22, 22, ones22);
  raise(ones88, ones44, 44, ones44);
  raise(power, ones88, 88, ones88);
  raise(power, power, 44, ones44);
  raise(power, power, 3, ones3);
  raise(power, power, 23, ones22);
  raise(power, power, 5, a);
  raise(power, power, 3, ones2);
  raise(out, power, 2, a);
}

/** out = factor times the base squared so many times. */
function raise(out: number, base: number, squarings: number, factor: number): void {
  kernel.square(HHH, base);
  for (let count = 1; count < squarings; count += 1) kernel.square(HHH, HHH);
  kernel.multiply(out, HHH, factor);
}
