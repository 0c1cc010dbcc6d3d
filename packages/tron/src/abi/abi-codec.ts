import { MalformedAbiData } from './abi-errors.ts';
import type { AbiParameter } from './abi-item.ts';
import { address, bool, bytes, fixedBytes, integer, text } from './scalar-codecs.ts';
import { arrayOf, listed, listOf, tupleOf } from './sequence-codecs.ts';
import type { ValueCodec } from './value-codec.ts';
import { WordReader } from './words.ts';

const named = new Map<string, ValueCodec>([
  ['address', address],
  ['bool', bool],
  ['string', text],
  ['bytes', bytes],
  // TRON's own compiler: the id of a TRC-10 token.
  ['trcToken', integer(256, false)],
]);

const codecs = new WeakMap<readonly AbiParameter[], ValueCodec<unknown[]>>();

/** ABI encoding of the values; throws UnencodableValue. */
export function encodeValues(
  parameters: readonly AbiParameter[],
  values: readonly unknown[],
): Uint8Array {
  return codecOfAll(parameters).encode(values);
}

/** Values in ABI data, extra bytes at the end ignored; throws MalformedAbiData. */
export function decodeValues(
  parameters: readonly AbiParameter[],
  data: Uint8Array,
): readonly unknown[] {
  return codecOfAll(parameters).decode(new WordReader(data), 0);
}

/** Whether a log carries only the hash of such a value when it is indexed. */
export function isHashedWhenIndexed({ type }: AbiParameter): boolean {
  return /^(string|bytes|tuple|.*\])$/.test(type);
}

function codecOfAll(parameters: readonly AbiParameter[]): ValueCodec<unknown[]> {
  const known = codecs.get(parameters);
  if (known) return known;
  const codec = listed(parameters.map(codecOf));
  codecs.set(parameters, codec);
  return codec;
}

function codecOf(parameter: AbiParameter): ValueCodec {
  const { type } = parameter;
  // Types come from ABIs that anyone may publish; none that a compiler writes is this long.
  if (type.length > 256) throw new MalformedAbiData('ABI type is too long');
  const array = /^(.+)\[(\d*)\]$/.exec(type);
  if (array) {
    const [, element = '', length = ''] = array;
    const codec = codecOf({ ...parameter, type: element });
    return length === '' ? listOf(codec) : arrayOf(codec, Number(length));
  }
  if (type === 'tuple' && parameter.components) {
    const names = parameter.components.map(({ name }) => name);
    return tupleOf(names, parameter.components.map(codecOf));
  }
  return named.get(type) ?? sized(type);
}

function sized(type: string): ValueCodec {
  const [, base = '', digits = ''] = /^(u?int|bytes)(\d*)$/.exec(type) ?? [];
  const size = Number(digits || '256');
  if (base === 'bytes' && size >= 1 && size <= 32) return fixedBytes(size);
  if (base !== '' && base !== 'bytes' && size % 8 === 0 && size >= 8 && size <= 256) {
    return integer(size, base === 'int');
  }
  throw new MalformedAbiData(`no ABI type ${type}`);
}
