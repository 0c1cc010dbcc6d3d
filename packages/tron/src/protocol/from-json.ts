import { addressBytes, parseAddress, toHexAddress } from '../address.ts';
import { fromHex, MalformedHex, utf8ToBytes } from '../bytes.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type {
  EnumType,
  FieldKind,
  MapKind,
  MessageInput,
  MessageType,
  ScalarKind,
} from '../protobuf/message-type.ts';
import { MalformedMessage } from '../protobuf/wire.ts';
import type { JsonStyle } from './to-json.ts';

const INTEGER = /^-?[0-9]{1,20}$/;

/**
 * The message in a node's JSON, by java-tron's rules: unknown names and nulls are ignored, a single
 * value stands for a list of one, enum names may be lowercase, hex may be odd or begin with 0x.
 * Integers may be numbers, digits or bigint. Throws MalformedMessage.
 */
export function messageFromJson<T extends MessageType>(
  type: T,
  json: Json | undefined,
  style: JsonStyle,
): MessageInput<T> {
  return fieldsFromJson(type, json, style) as MessageInput<T>;
}

function fieldsFromJson(
  type: MessageType,
  json: Json | undefined,
  style: JsonStyle,
): Record<string, unknown> {
  if (!isJsonObject(json)) throw new MalformedMessage(`${type.name} is not an object`);
  const value: Record<string, unknown> = {};
  for (const { name, kind } of type.fields) {
    const field = Object.hasOwn(json, name) ? json[name] : undefined;
    if (field !== undefined && field !== null) {
      value[name] = fieldFromJson(kind, field, style, `${type.name}.${name}`);
    }
  }
  return value;
}

function fieldFromJson(kind: FieldKind, json: Json, style: JsonStyle, path: string): unknown {
  if (typeof kind === 'object' && 'repeated' in kind) {
    return listOf(json).map((element) => singleFromJson(kind.repeated, element, style, path));
  }
  if (typeof kind === 'object' && 'mapKey' in kind) {
    return new Map(listOf(json).map((entry) => entryFromJson(kind, entry, style, path)));
  }
  return singleFromJson(kind, json, style, path);
}

function listOf(json: Json): readonly Json[] {
  return Array.isArray(json) ? (json as readonly Json[]) : [json];
}

function entryFromJson(
  kind: MapKind,
  json: Json,
  style: JsonStyle,
  path: string,
): [unknown, unknown] {
  if (!isJsonObject(json)) throw new MalformedMessage(`${path} has an entry that is no object`);
  const { key, value } = json as JsonObject & { key?: Json; value?: Json };
  return [
    key == null ? defaultKey(kind) : scalarFromJson(kind.mapKey, key, style, path),
    value == null ? 0n : scalarFromJson('int64', value, style, path),
  ];
}

function defaultKey(kind: MapKind): string | bigint {
  return kind.mapKey === 'string' ? '' : 0n;
}

function singleFromJson(kind: FieldKind, json: Json, style: JsonStyle, path: string): unknown {
  if (typeof kind === 'string') return scalarFromJson(kind, json, style, path);
  if ('enum' in kind) return enumFromJson(kind, json, path);
  return fieldsFromJson(kind as MessageType, json, style);
}

function enumFromJson(type: EnumType, json: Json, path: string): string {
  if (typeof json === 'string') {
    // Compilers spell ABI types and mutabilities in lowercase: function, view.
    const name = /^[a-z]+$/.test(json) ? `${json.charAt(0).toUpperCase()}${json.slice(1)}` : json;
    if (Object.hasOwn(type.enum, name)) return name;
  } else {
    const name = type.byNumber.get(Number(integerFromJson(json, 32, path)));
    if (name !== undefined) return name;
  }
  throw new MalformedMessage(`${path} has no value ${String(json)}`);
}

function scalarFromJson(kind: ScalarKind, json: Json, style: JsonStyle, path: string): unknown {
  switch (kind) {
    case 'int32':
      return Number(integerFromJson(json, 32, path));
    case 'int64':
      return integerFromJson(json, 64, path);
    case 'bool':
      if (typeof json === 'boolean') return json;
      throw new MalformedMessage(`${path} is not a boolean`);
    case 'string':
      return textFromJson(json, path);
    case 'bytes':
    case 'address':
    case 'name':
      return bytesFromJson(style.visible ? kind : 'bytes', textFromJson(json, path), path);
  }
}

function integerFromJson(json: Json, bits: number, path: string): bigint {
  const isInteger =
    typeof json === 'bigint' ||
    Number.isSafeInteger(json) ||
    (typeof json === 'string' && INTEGER.test(json));
  const value = isInteger ? BigInt(json as bigint | number | string) : null;
  if (value === null || BigInt.asIntN(bits, value) !== value) {
    throw new MalformedMessage(`${path} is not an integer of ${bits} bits`);
  }
  return value;
}

function textFromJson(json: Json, path: string): string {
  if (typeof json !== 'string') throw new MalformedMessage(`${path} is not a text`);
  return json;
}

function bytesFromJson(kind: 'bytes' | 'address' | 'name', text: string, path: string): Uint8Array {
  if (kind === 'name') return utf8ToBytes(text);
  if (kind === 'address') {
    const address = parseAddress(text);
    if (address === null) throw new MalformedMessage(`${path} is not a base58 address`);
    return addressBytes(toHexAddress(address));
  }
  try {
    const digits = text.startsWith('0x') ? text.slice(2) : text;
    return fromHex(digits.length % 2 === 0 ? digits : `0${digits}`);
  } catch (cause) {
    if (!(cause instanceof MalformedHex)) throw cause;
    throw new MalformedMessage(`${path} is not hex`, { cause });
  }
}
