import { concatBytes, joinBytes } from '../bytes.ts';
import { refusal, type ValueCodec } from './value-codec.ts';
import { WORD, wordOf } from './words.ts';

/** `T[]`. */
export function listOf(element: ValueCodec): ValueCodec {
  return {
    dynamic: true,
    size: WORD,
    encode: (value) => {
      if (!Array.isArray(value)) throw refusal('a list', value);
      const length = wordOf(BigInt(value.length));
      return concatBytes(length, arrayOf(element, value.length).encode(value));
    },
    decode: (reader, at) => arrayOf(element, reader.size(at)).decode(reader, at + WORD),
  };
}

/** `T[length]`. The length may come from the outside, so nothing is set aside for elements before they are read. */
export function arrayOf(element: ValueCodec, length: number): ValueCodec {
  return sequence(length, () => element, element.dynamic, element.size * length);
}

/** An object by the names of its components, or a list when one has no name. */
export function tupleOf(
  names: readonly (string | undefined)[],
  components: readonly ValueCodec[],
): ValueCodec {
  const list = listed(components);
  if (names.length === 0 || names.some((name) => !name)) return list;
  return {
    ...list,
    encode: (value) => {
      if (typeof value !== 'object' || value === null) throw refusal('a tuple', value);
      const fields = value as Readonly<Record<string, unknown>>;
      return list.encode(names.map((name) => fields[name as string]));
    },
    decode: (reader, at) => {
      const values = list.decode(reader, at);
      return Object.fromEntries(names.map((name, i) => [name, values[i]]));
    },
  };
}

/** Values of given types one after the other. */
export function listed(elements: readonly ValueCodec[]): ValueCodec<unknown[]> {
  const dynamic = elements.some((element) => element.dynamic);
  const headSize = elements.reduce((size, element) => size + element.size, 0);
  return sequence(elements.length, (i) => elements[i] as ValueCodec, dynamic, headSize);
}

function sequence(
  length: number,
  elementAt: (index: number) => ValueCodec,
  dynamic: boolean,
  headSize: number,
): ValueCodec<unknown[]> {
  return {
    dynamic,
    size: dynamic ? WORD : headSize,
    encode: (values) => {
      if (!Array.isArray(values) || values.length !== length) {
        throw refusal(`${length} values`, values);
      }
      return joinHeadsAndTails(values, elementAt, headSize);
    },
    decode: (reader, base) => {
      const values: unknown[] = [];
      for (let i = 0, head = base; i < length; i++) {
        reader.count();
        const element = elementAt(i);
        const at = element.dynamic ? base + reader.size(head) : head;
        values.push(element.decode(reader, at));
        head += element.size;
      }
      return values;
    },
  };
}

function joinHeadsAndTails(
  values: readonly unknown[],
  elementAt: (index: number) => ValueCodec,
  headSize: number,
): Uint8Array {
  const heads: Uint8Array[] = [];
  const tails: Uint8Array[] = [];
  let offset = headSize;
  for (const [i, value] of values.entries()) {
    const element = elementAt(i);
    const part = element.encode(value);
    heads.push(element.dynamic ? wordOf(BigInt(offset)) : part);
    if (element.dynamic) {
      tails.push(part);
      offset += part.length;
    }
  }
  return joinBytes([...heads, ...tails]);
}
