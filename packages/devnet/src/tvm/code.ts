import { type Word, wordOfBytes } from './words.ts';

const JUMPDEST = 0x5b;
const PUSH1 = 0x60;
const PUSH32 = 0x7f;
const byteValues: readonly Word[] = Array.from({ length: 256 }, (_, byte) => BigInt(byte));

/** Byte code prepared for running: where jumps may land, and the values its pushes push. */
export class Code {
  readonly bytes: Uint8Array;
  readonly #destinations: Uint8Array;
  /** Wide push values by position, decoded when first pushed. */
  readonly #pushes = new Map<number, Word>();

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#destinations = jumpDestinations(bytes);
  }

  isDestination(position: number): boolean {
    return this.#destinations[position] === 1;
  }

  /** The `width` bytes at `position`; code ends in implied zeros. */
  pushed(position: number, width: number): Word {
    if (width === 1) return byteValues[this.bytes[position] ?? 0] as Word;
    const known = this.#pushes.get(position);
    if (known !== undefined) return known;
    const bytes = new Uint8Array(width);
    bytes.set(this.bytes.subarray(position, position + width));
    const word = wordOfBytes(bytes);
    this.#pushes.set(position, word);
    return word;
  }
}

const prepared = new WeakMap<Uint8Array, Code>();

/** Code of a deployed contract is prepared once: state keeps one array per contract, never changed. */
export function preparedCode(bytes: Uint8Array): Code {
  let code = prepared.get(bytes);
  if (code === undefined) {
    code = new Code(bytes);
    prepared.set(bytes, code);
  }
  return code;
}

function jumpDestinations(bytes: Uint8Array): Uint8Array {
  const destinations = new Uint8Array(bytes.length);
  for (let position = 0; position < bytes.length; position += 1) {
    const opcode = bytes[position] as number;
    if (opcode === JUMPDEST) destinations[position] = 1;
    else if (opcode >= PUSH1 && opcode <= PUSH32) position += opcode - PUSH1 + 1;
  }
  return destinations;
}
