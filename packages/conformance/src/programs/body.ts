import type { Random } from '../random/random.ts';
import { Code } from './code.ts';
import { randomWord } from './words.ts';

/**
 * What a stack entry is. Only numbers are equal on every node; addresses, token ids and facts of the chain depend on the
 * node, so code may use them but never compute with them or show them.
 */
export type Kind = 'number' | 'address' | 'token' | 'fact';

const POP = 0x50;
const ISZERO = 0x15;

/** Memory of every frame: what may be hashed, logged and returned, then places for what depends on the node. */
export const MEMORY = {
  /** Bytes from 0 on that hold nothing but numbers. */
  free: 0x800,
  /** Addresses of the contracts of the program, and words beside them: what calls between them hand on. */
  contracts: 0x800,
  /** Lists of votes and questions to precompiled contracts. */
  lists: 0xa00,
  /** Prepared bytes: init code, input of precompiled contracts. */
  bytes: 0x1000,
} as const;

/** Words that frames hand to each other: addresses of contracts first. */
export const HANDED_WORDS = 8;

/** Code with what is known of its stack. */
export class Body extends Code {
  readonly random: Random;
  readonly stack: Kind[] = [];

  constructor(random: Random) {
    super();
    this.random = random;
  }

  /** Notes what an operation left on the stack. */
  leaves(...kinds: readonly Kind[]): this {
    this.stack.push(...kinds);
    return this;
  }

  /** Pushes a word of a kind that the code knows. */
  number(value: bigint | number = randomWord(this.random)): this {
    return this.constant(value).leaves('number');
  }

  /** Sees to it that the top entries are numbers, and counts them as taken. */
  takeNumbers(count: number): this {
    const top = this.stack.slice(Math.max(0, this.stack.length - count));
    const isReady = top.length === count && top.every((kind) => kind === 'number');
    if (!isReady || this.random.oneIn(3)) for (let n = 0; n < count; n += 1) this.number();
    return this.drop(count);
  }

  /** Counts entries as taken by an operation that follows. */
  drop(count: number): this {
    this.stack.splice(this.stack.length - count, count);
    return this;
  }

  /** Turns what is on top into a number: whether it is zero. */
  asFlag(): this {
    return this.op(ISZERO).drop(1).leaves('number');
  }

  /** Removes entries from the top until so many are left. */
  shrink(height: number): this {
    while (this.stack.length > height) this.op(POP).drop(1);
    return this;
  }

  /** Runs a block that neither sees the stack below it nor leaves anything on it. */
  inside(block: () => void): this {
    const below = this.stack.splice(0);
    block();
    this.shrink(0);
    this.stack.push(...below);
    return this;
  }

  /** Operands of an area in memory that may be hashed or shown: offset on top of length. */
  freeArea(most = 0x100): this {
    const length = this.random.weighted([
      [1, 0],
      [2, 32],
      [3, this.random.below(most)],
    ]);
    return this.constant(length).constant(this.random.below(MEMORY.free - most));
  }
}
