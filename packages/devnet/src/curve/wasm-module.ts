/** A function of a module: so many i32 parameters, then i64 locals, then its code; nothing is returned. */
export type WasmFunction = Readonly<{
  name: string;
  parameters: number;
  locals: number;
  code: readonly number[];
}>;

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const I32 = 0x7f;
const I64 = 0x7e;
const MOST_PARAMETERS = 3;

/** Bytes of a module that exports its functions and its `memory`. A function calls another by its index. */
export function wasmModule(
  functions: readonly WasmFunction[],
  pages: number,
): Uint8Array<ArrayBuffer> {
  const types = Array.from({ length: MOST_PARAMETERS + 1 }, (_, count) => [
    0x60,
    ...vector(Array.from({ length: count }, () => [I32])),
    0,
  ]);
  return Uint8Array.from([
    ...HEADER,
    ...section(1, types),
    ...section(
      3,
      functions.map(({ parameters }) => [parameters]),
    ),
    ...section(5, [[0, ...natural(pages)]]),
    ...section(7, [
      ...functions.map(({ name }, index) => [...text(name), 0, ...natural(index)]),
      [...text('memory'), 2, 0],
    ]),
    ...section(10, functions.map(body)),
  ]);
}

/** LEB128 of a number that is not negative. */
export function natural(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...natural(value >>> 7)];
}

/** LEB128 with a sign, as constants are written. */
export function integer(value: bigint): number[] {
  const low = Number(value & 0x7fn);
  const rest = value >> 7n;
  const ends = (rest === 0n && low < 0x40) || (rest === -1n && low >= 0x40);
  return ends ? [low] : [low | 0x80, ...integer(rest)];
}

function body({ locals, code }: WasmFunction): number[] {
  const groups = locals > 0 ? [[...natural(locals), I64]] : [];
  const content = [...vector(groups), ...code, 0x0b];
  return [...natural(content.length), ...content];
}

function section(id: number, items: readonly (readonly number[])[]): number[] {
  const content = vector(items);
  return [id, ...natural(content.length), ...content];
}

function vector(items: readonly (readonly number[])[]): number[] {
  return [...natural(items.length), ...items.flat()];
}

function text(value: string): number[] {
  return [...natural(value.length), ...Buffer.from(value, 'latin1')];
}
