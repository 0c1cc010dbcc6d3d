import { readdirSync } from 'node:fs';
import { encodeValues } from '@vellum/tron/abi/abi-codec';
import type { Abi, AbiItem, AbiParameter } from '@vellum/tron/abi/abi-item';
import { selectorOf } from '@vellum/tron/abi/abi-lookup';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { concatBytes } from '@vellum/tron/bytes';
import { describe, expect, it } from 'vitest';
import { describeCall } from './describe-call.ts';

const folder = new URL('../../../../../contracts/generated/abi/', import.meta.url);

/** Every function of our contracts that changes something, by the contract that has it. */
async function written(): Promise<readonly (readonly [string, AbiItem])[]> {
  const all = await Promise.all(
    readdirSync(folder).map(async (file) => {
      const abis = Object.values((await import(new URL(file, folder).href)) as object) as Abi[];
      return abis.flat().map((item) => [file, item] as const);
    }),
  );
  return all
    .flat()
    .filter(
      ([, item]) => item.type === 'function' && !/view|pure/.test(item.stateMutability ?? ''),
    );
}

/** Values that are told apart, and what of them the reader must see. */
class Sample {
  readonly addresses: Address[] = [];
  readonly numbers: bigint[] = [];
  #count = 0;

  valueOf({ type, components = [] }: AbiParameter): unknown {
    const element = /^(.+)\[(\d*)\]$/.exec(type);
    if (element) {
      const one = { type: element[1] ?? '', components };
      return Array.from({ length: Number(element[2] || 2) }, () => this.valueOf(one));
    }
    if (type === 'tuple') {
      return Object.fromEntries(components.map((part) => [part.name, this.valueOf(part)]));
    }
    this.#count += 1;
    if (type === 'address') return this.#address();
    if (type === 'bool') return true;
    if (type === 'string') return `text ${this.#count}`;
    if (type === 'bytes') return new Uint8Array([this.#count]);
    if (type.startsWith('bytes')) return new Uint8Array(Number(type.slice(5))).fill(this.#count);
    return this.#number();
  }

  #address(): HexAddress {
    const hex = `41${this.#count.toString(16).padStart(40, '0')}` as HexAddress;
    this.addresses.push(fromHexAddress(hex));
    return hex;
  }

  #number(): bigint {
    const number = BigInt(this.#count + 100);
    this.numbers.push(number);
    return number;
  }
}

const known = { amounts: [], contracts: {}, account: null, locale: 'en' } as const;

describe('the decoded call', () => {
  it('names every amount and every address of every function of our contracts', async () => {
    const functions = await written();
    expect(functions.length).toBeGreaterThan(150);
    for (const [file, item] of functions) {
      const sample = new Sample();
      const inputs = item.inputs ?? [];
      const values = inputs.map((input) => sample.valueOf(input));
      const data = concatBytes(selectorOf(item), encodeValues(inputs, values));
      const call = { data, value: 5n, feeLimit: toSun(1n), abi: [item] };
      const { name, args } = describeCall(call, known);
      const place = `${file} ${item.name}`;
      expect(name, place).toBe(item.name);
      const shown = args.flatMap(({ value }) => (value.kind === 'address' ? [value.address] : []));
      const texts = args.flatMap(({ value }) => (value.kind === 'text' ? [value.text] : []));
      const words = texts.flatMap((text) => text.split(/[^\w.]+/));
      expect([...shown, ...words], place).toEqual(expect.arrayContaining(sample.addresses));
      expect(words, place).toEqual(expect.arrayContaining(sample.numbers.map(String)));
      expect(texts.at(-1), place).toBe('0.000005\u00a0TRX');
    }
  });

  it('shows an amount in the coin that the review has it in, and a moment as one', () => {
    const item = {
      type: 'function',
      name: 'swap',
      inputs: [
        { name: 'amountIn', type: 'uint256' },
        { name: 'amountOutMin', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
        { name: 'to', type: 'address' },
      ],
    };
    const me = `41${'11'.repeat(20)}` as HexAddress;
    const data = concatBytes(
      selectorOf(item),
      encodeValues(item.inputs, [512_000_000n, 512_000_000n, 1_800_000_000n, me]),
    );
    const money = { coin: null, symbol: 'USDT', decimals: 6, amount: 512_000_000n };
    const { args } = describeCall(
      { data, value: 0n, feeLimit: toSun(1n), abi: [item] },
      { ...known, amounts: [money], account: fromHexAddress(me) },
    );
    expect(args.map(({ value }) => value)).toEqual([
      { kind: 'text', text: '512.00\u00a0USDT' },
      // Of another coin, though the number is the same.
      { kind: 'text', text: '512,000,000' },
      { kind: 'text', text: expect.stringContaining('2027') },
      { kind: 'address', address: fromHexAddress(me), contract: null, isOwn: true },
    ]);
  });

  it('says nothing of bytes whose function is unknown', () => {
    const call = { data: new Uint8Array([1, 2, 3, 4]), value: 0n, feeLimit: toSun(1n), abi: [] };
    expect(describeCall(call, known)).toEqual({ name: null, selector: '0x01020304', args: [] });
  });
});
