import { concatBytes, joinBytes, utf8ToBytes } from '../bytes.ts';
import {
  type EnumType,
  enumNumber,
  type FieldKind,
  type MapKind,
  type MessageInput,
  type MessageType,
} from './message-type.ts';
import { encodeDelimitedField, encodeVarintField } from './wire.ts';

const NOTHING = new Uint8Array(0);

/** Canonical protobuf bytes as java-tron writes them: fields by number, proto3 defaults omitted. */
export function encodeMessage<T extends MessageType>(type: T, value: MessageInput<T>): Uint8Array {
  return encodeFields(type, value as Readonly<Record<string, unknown>>);
}

function encodeFields(type: MessageType, value: Readonly<Record<string, unknown>>): Uint8Array {
  return joinBytes(
    type.fields.map(({ name, number, kind }) => encodeField(number, kind, value[name])),
  );
}

function encodeField(number: number, kind: FieldKind, value: unknown): Uint8Array {
  if (value === undefined) return NOTHING;
  if (typeof kind === 'object') {
    if ('repeated' in kind) {
      const elements = value as readonly unknown[];
      return joinBytes(elements.map((element) => encodeSingle(number, kind.repeated, element)));
    }
    if ('mapKey' in kind) return encodeMap(number, kind, value as ReadonlyMap<unknown, bigint>);
  }
  return isDefault(kind, value) ? NOTHING : encodeSingle(number, kind, value);
}

function isDefault(kind: FieldKind, value: unknown): boolean {
  if (typeof kind === 'object') return 'enum' in kind && toEnumNumber(kind, value) === 0;
  if (value instanceof Uint8Array) return value.length === 0;
  return value === 0n || value === 0 || value === false || value === '';
}

function encodeSingle(number: number, kind: FieldKind, value: unknown): Uint8Array {
  if (typeof kind === 'object') {
    if ('enum' in kind) return encodeVarintField(number, BigInt(toEnumNumber(kind, value)));
    const message = kind as MessageType;
    return encodeDelimitedField(number, encodeFields(message, value as Record<string, unknown>));
  }
  switch (kind) {
    case 'int32':
    case 'int64':
    case 'bool':
      return encodeVarintField(number, BigInt(value as bigint | number | boolean));
    case 'string':
      return encodeDelimitedField(number, utf8ToBytes(value as string));
    case 'bytes':
    case 'address':
    case 'name':
      return encodeDelimitedField(number, value as Uint8Array);
  }
}

/**
 * Entries ordered by key as text, which is TronWeb's order; java-tron keeps the order of insertion,
 * which no decoded map can promise. Unlike in a plain message zero keys and values are written.
 */
function encodeMap(
  number: number,
  kind: MapKind,
  entries: ReadonlyMap<unknown, bigint>,
): Uint8Array {
  const sorted = [...entries].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return joinBytes(
    sorted.map(([key, value]) => {
      const entry = concatBytes(encodeSingle(1, kind.mapKey, key), encodeVarintField(2, value));
      return encodeDelimitedField(number, entry);
    }),
  );
}

function toEnumNumber(type: EnumType, value: unknown): number {
  const number = enumNumber(type, value as string);
  if (number === undefined) throw new RangeError(`not a name of the enum: ${String(value)}`);
  return number;
}
