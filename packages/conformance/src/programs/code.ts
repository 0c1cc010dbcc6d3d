import { concatBytes } from '@vellum/tron/bytes';

const PUSH0 = 0x5f;
const PUSH2 = 0x61;
const JUMPDEST = 0x5b;
const JUMP = 0x56;

/** A place in code whose position is known only once the code is complete. */
export type Label = Readonly<{ name: symbol }>;

/** Operations in finished code and in the code that it holds. */
const operations = new WeakMap<Uint8Array, ReadonlySet<number>>();

export function operationsIn(code: Uint8Array): ReadonlySet<number> {
  return operations.get(code) ?? new Set();
}

/** Code of a contract under construction: operations, jumps and data behind them. */
export class Code {
  readonly #bytes: number[] = [];
  readonly #positions = new Map<Label, number>();
  readonly #uses: { at: number; label: Label }[] = [];
  readonly #data: { label: Label; bytes: Uint8Array }[] = [];
  readonly #operations = new Set<number>();

  op(...opcodes: readonly number[]): this {
    for (const opcode of opcodes) this.#operations.add(opcode);
    return this.#append(opcodes);
  }

  #append(bytes: Iterable<number>): this {
    this.#bytes.push(...bytes);
    return this;
  }

  /** Pushes a number by its shortest PUSH. */
  constant(value: bigint | number): this {
    const word = BigInt.asUintN(256, BigInt(value));
    if (word === 0n) return this.op(PUSH0);
    const digits = word.toString(16);
    const hex = digits.padStart(digits.length + (digits.length % 2), '0');
    return this.op(PUSH0 + hex.length / 2).#append(Buffer.from(hex, 'hex'));
  }

  label(): Label {
    return { name: Symbol('label') };
  }

  /** Pushes the position of a label. */
  position(label: Label): this {
    this.#uses.push({ at: this.#bytes.length + 1, label });
    return this.op(PUSH2).#append([0, 0]);
  }

  /** Puts a jump destination here. */
  destination(label: Label): this {
    this.#positions.set(label, this.#bytes.length);
    return this.op(JUMPDEST);
  }

  jump(label: Label): this {
    return this.position(label).op(JUMP);
  }

  /** Keeps bytes behind the code; their position can be pushed. */
  data(bytes: Uint8Array): Label {
    const label = this.label();
    this.#data.push({ label, bytes });
    for (const opcode of operationsIn(bytes)) this.#operations.add(opcode);
    return label;
  }

  /** The finished code; data follow a STOP. */
  build(): Uint8Array {
    const code = [...this.#bytes, 0];
    const parts: Uint8Array[] = [];
    let end = code.length;
    for (const { label, bytes } of this.#data) {
      this.#positions.set(label, end);
      parts.push(bytes);
      end += bytes.length;
    }
    for (const { at, label } of this.#uses) {
      const position = this.#positions.get(label) ?? 0;
      code[at] = position >> 8;
      code[at + 1] = position & 255;
    }
    const built = concatBytes(Uint8Array.from(code), ...parts);
    operations.set(built, this.#operations);
    return built;
  }
}

/** Init code that runs `constructor`, then installs the runtime code. */
export function initCodeOf(
  runtime: Uint8Array,
  start: (code: Code) => void = () => {},
): Uint8Array {
  const code = new Code();
  start(code);
  const at = code.data(runtime);
  code.constant(runtime.length).position(at).constant(0).op(0x39);
  return code.constant(runtime.length).constant(0).op(0xf3).build();
}
