import { utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';

/** Seeded choices: equal seeds choose equally on every machine (sfc32). */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor(seed: string) {
    const view = new DataView(sha256(utf8ToBytes(seed)).buffer);
    [this.#a, this.#b, this.#c, this.#counter] = [0, 4, 8, 12].map((at) => view.getInt32(at)) as [
      number,
      number,
      number,
      number,
    ];
  }

  #next(): number {
    const result = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + result) | 0;
    return result >>> 0;
  }

  /** From 0 to `limit` - 1. */
  below(limit: number): number {
    return this.#next() % limit;
  }

  /** Both ends included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True in one of `times` cases. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** One of the choices, each as often as its weight says. */
  weighted<T>(choices: readonly (readonly [weight: number, value: T])[]): T {
    let at = this.below(choices.reduce((sum, [weight]) => sum + weight, 0));
    const found = choices.find(([weight]) => {
      at -= weight;
      return at < 0;
    });
    return (found ?? choices[0])?.[1] as T;
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.below(256));
  }

  /** A number of up to so many bits. */
  bits(count: number): bigint {
    let value = 0n;
    for (let bits = 0; bits < count; bits += 32) value = (value << 32n) | BigInt(this.#next());
    return BigInt.asUintN(count, value);
  }
}
