import fc from 'fast-check';
import type { AbiParameter } from '../src/abi/abi-item.ts';
import { fromHexAddress, type HexAddress, hexAddressFromBytes } from '../src/address.ts';
import { toHex } from '../src/bytes.ts';

/** A parameter with a value for it: as we take and give it, and as `ox` does. */
export type Sample = Readonly<{ parameter: AbiParameter; value: unknown; theirs: unknown }>;

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => sampleOf('address', hexAddressFromBytes(bytes), `0x${toHex(bytes)}`));
const bool = fc.boolean().map((value) => sampleOf('bool', value, value));
const text = fc.string({ unit: 'grapheme' }).map((value) => sampleOf('string', value, value));
const bytes = fc
  .uint8Array({ maxLength: 70 })
  .map((value) => sampleOf('bytes', value, `0x${toHex(value)}`));
const fixedBytes = fc
  .uint8Array({ minLength: 1, maxLength: 32 })
  .map((value) => sampleOf(`bytes${value.length}`, value, `0x${toHex(value)}`));
const integer = fc
  .record({ signed: fc.boolean(), size: fc.integer({ min: 1, max: 32 }), raw: fc.bigInt() })
  .map(({ signed, size, raw }) => {
    const bits = size * 8;
    const value = signed ? BigInt.asIntN(bits, raw) : BigInt.asUintN(bits, raw);
    // `ox` gives small integers as numbers.
    return sampleOf(`${signed ? '' : 'u'}int${bits}`, value, bits > 48 ? value : Number(value));
  });

const scalar = fc.oneof(address, bool, text, bytes, fixedBytes, integer);

const { sample } = fc.letrec<{ sample: Sample; array: Sample; tuple: Sample }>((tie) => ({
  sample: fc.oneof({ maxDepth: 3, depthIdentifier: 'abi' }, scalar, tie('array'), tie('tuple')),
  array: fc
    .record({ one: tie('sample'), count: fc.integer({ min: 0, max: 3 }), fixed: fc.boolean() })
    // Solidity has no fixed arrays without elements.
    .filter(({ count, fixed }) => count > 0 || !fixed)
    .map(({ one, count, fixed }) => ({
      parameter: { ...one.parameter, type: `${one.parameter.type}[${fixed ? count : ''}]` },
      value: Array(count).fill(one.value),
      theirs: Array(count).fill(one.theirs),
    })),
  tuple: fc
    .record({
      parts: fc.array(tie('sample'), { minLength: 1, maxLength: 3 }),
      named: fc.boolean(),
    })
    .map(({ parts, named }) => tupleOf(parts, named)),
}));

/** Lists of parameters of any type with values for them. */
export const samples: fc.Arbitrary<readonly Sample[]> = fc.array(sample, {
  minLength: 1,
  maxLength: 4,
});

/** The same address in base58, which encoding takes as well. */
export function inBase58(value: unknown): unknown {
  return typeof value === 'string' && /^41[0-9a-f]{40}$/.test(value)
    ? fromHexAddress(value as HexAddress)
    : value;
}

function sampleOf(type: string, value: unknown, theirs: unknown): Sample {
  return { parameter: { type }, value, theirs };
}

function tupleOf(parts: readonly Sample[], named: boolean): Sample {
  const components = parts.map(({ parameter }, i) =>
    named ? { ...parameter, name: `field${i}` } : parameter,
  );
  const collect = (values: readonly unknown[]) =>
    named ? Object.fromEntries(values.map((value, i) => [`field${i}`, value])) : values;
  return {
    parameter: { type: 'tuple', components },
    value: collect(parts.map(({ value }) => value)),
    theirs: collect(parts.map(({ theirs }) => theirs)),
  };
}
