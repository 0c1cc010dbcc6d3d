import { MalformedHex, utf8ToBytes } from '@vellum/tron/bytes';
import {
  defineMessage,
  type EnumType,
  type FieldKind,
  type MapKind,
  type MessageInput,
  type MessageType,
  type ScalarKind,
} from '@vellum/tron/protobuf/message-type';
import type { JsonStyle } from '@vellum/tron/protocol/to-json';
import { base58Address, IllegalBase58, javaHex, noBytes } from './java-bytes.ts';
import { javaInteger } from './java-integer.ts';
import { JsonTokens } from './json-tokens.ts';
import { unescaped } from './unescaped.ts';

type Fields = Record<string, unknown>;

const MORE_DATA =
  'Expecting the end of the stream, but there seems to be more data!  Check the input for a valid JSON format.';

/**
 * The message in the text of a request, by the rules of java-tron's reader: unknown names are skipped, a list for a single
 * field leaves its last element, numbers may not be quoted. With `visible` addresses are base58 and names text.
 * Throws `UnreadableMessage`, and the errors of `base58Address`.
 */
export function readMessage<T extends MessageType>(
  type: T,
  text: string,
  style: JsonStyle,
): MessageInput<T> {
  const tokens = new JsonTokens(text);
  const value = readFields(tokens, type, style);
  if (tokens.current !== '') throw tokens.error(MORE_DATA);
  return value as MessageInput<T>;
}

function readFields(tokens: JsonTokens, type: MessageType, style: JsonStyle): Fields {
  const fields: Fields = {};
  tokens.expect('{');
  while (!tokens.take('}')) {
    if (tokens.current === '') throw tokens.error('Expected "}".');
    do readField(tokens, type, style, fields);
    while (tokens.take(','));
  }
  return fields;
}

function readField(tokens: JsonTokens, type: MessageType, style: JsonStyle, fields: Fields): void {
  const name = tokens.identifier();
  const field = fieldOf(type, name);
  if (field === undefined) {
    skipValue(tokens);
    return;
  }
  tokens.expect(':');
  if (!tokens.take('[')) {
    put(fields, field, readValue(tokens, field.kind, style));
    return;
  }
  while (!tokens.take(']')) {
    put(fields, field, readValue(tokens, field.kind, style));
    tokens.take(',');
  }
}

type Field = MessageType['fields'][number];

/** By name, or by number when that has one digit. */
function fieldOf(type: MessageType, name: string): Field | undefined {
  const named = Object.hasOwn(type.table, name) ? type.table[name] : undefined;
  const number = named?.[0] ?? (/^[0-9]$/.test(name) ? Number(name) : undefined);
  return number === undefined ? undefined : type.byNumber.get(number);
}

function put(fields: Fields, { name, kind }: Field, value: unknown): void {
  if (value === undefined) return;
  if (typeof kind === 'object' && 'repeated' in kind) {
    fields[name] ??= [];
    (fields[name] as unknown[]).push(value);
  } else if (typeof kind === 'object' && 'mapKey' in kind) {
    const [key, entry] = value as [unknown, unknown];
    fields[name] ??= new Map();
    (fields[name] as Map<unknown, unknown>).set(key, entry);
  } else {
    fields[name] = value;
  }
}

/** Undefined for null. */
function readValue(tokens: JsonTokens, kind: FieldKind, style: JsonStyle): unknown {
  if (typeof kind === 'object' && 'repeated' in kind) {
    return readValue(tokens, kind.repeated, style);
  }
  if (typeof kind === 'object' && 'mapKey' in kind) return readEntry(tokens, kind, style);
  if (typeof kind === 'object' && 'fields' in kind) return readFields(tokens, kind, style);
  if (tokens.take('null')) return undefined;
  return typeof kind === 'string' ? readScalar(tokens, kind, style) : readEnum(tokens, kind);
}

const ENTRIES = {
  string: defineMessage('Entry', { key: [1, 'string'], value: [2, 'int64'] }),
  int64: defineMessage('Entry', { key: [1, 'int64'], value: [2, 'int64'] }),
};

function readEntry(tokens: JsonTokens, { mapKey }: MapKind, style: JsonStyle): [unknown, unknown] {
  const { key, value = 0n } = readFields(tokens, ENTRIES[mapKey], style);
  return [key ?? (mapKey === 'string' ? '' : 0n), value];
}

function readScalar(tokens: JsonTokens, kind: ScalarKind, style: JsonStyle): unknown {
  switch (kind) {
    case 'int32':
      return Number(readInteger(tokens, 32));
    case 'int64':
      return readInteger(tokens, 64);
    case 'bool':
      return readFlag(tokens);
    case 'string':
      return readText(tokens);
    default:
      return readBytes(tokens, style.visible ? kind : 'bytes');
  }
}

function readInteger(tokens: JsonTokens, bits: 32 | 64): bigint {
  const read = javaInteger(tokens.current, bits);
  if (typeof read === 'string') throw tokens.error(`Couldn't parse integer: ${read}`);
  tokens.advance();
  return read;
}

function readFlag(tokens: JsonTokens): boolean {
  if (tokens.take('true')) return true;
  if (tokens.take('false')) return false;
  throw tokens.error('Expected "true" or "false".');
}

function readText(tokens: JsonTokens): string {
  const read = unescaped(tokens.quoted());
  if ('problem' in read) throw tokens.error(read.problem);
  tokens.advance();
  return read.text;
}

/** Escapes in bytes are not undone. */
function readBytes(tokens: JsonTokens, kind: 'bytes' | 'address' | 'name'): Uint8Array {
  const text = tokens.quoted();
  const bytes = kind === 'name' ? utf8ToBytes(text) : bytesOf(tokens, kind, text);
  tokens.advance();
  return bytes;
}

function bytesOf(tokens: JsonTokens, kind: 'bytes' | 'address', text: string): Uint8Array {
  try {
    if (kind === 'bytes') return javaHex(text);
    return base58Address(text) ?? noBytes();
  } catch (error) {
    if (error instanceof MalformedHex) throw tokens.error('INVALID hex String');
    if (!(error instanceof IllegalBase58)) throw error;
    throw tokens.error(`INVALID base58 String, ${error.message}`);
  }
}

function readEnum(tokens: JsonTokens, type: EnumType): string {
  if (tokens.isInteger) {
    const number = Number(readInteger(tokens, 32));
    const name = type.byNumber.get(number);
    if (name !== undefined) return name;
    throw tokens.errorBefore(
      `Enum type "protocol.${type.name}" has no value with number ${number}.`,
    );
  }
  const written = tokens.identifier();
  // Compilers spell ABI types and mutabilities in lowercase: function, view.
  const name = /^[a-z]+$/.test(written)
    ? `${written.charAt(0).toUpperCase()}${written.slice(1)}`
    : written;
  if (Object.hasOwn(type.enum, name)) return name;
  throw tokens.errorBefore(`Enum type "protocol.${type.name}" has no value named "${name}".`);
}

/** More than any request has; keeps the recursion short. */
const MAX_DEPTH = 100;

/** A value of a field that the message has not; refused where java-tron's reader knows no such value. */
function skipValue(tokens: JsonTokens, depth = 0): void {
  if (depth > MAX_DEPTH) throw tokens.error('Nested too deep.');
  tokens.take(':');
  if (tokens.take('{')) {
    do {
      tokens.identifier();
      skipValue(tokens, depth + 1);
    } while (tokens.take(','));
    tokens.expect('}');
  } else if (tokens.take('[')) {
    do skipValue(tokens, depth + 1);
    while (tokens.take(','));
    tokens.expect(']');
  } else if (!tokens.take('null')) {
    skipScalar(tokens);
  }
}

function skipScalar(tokens: JsonTokens): void {
  if (tokens.isInteger) readInteger(tokens, 64);
  else if (!tokens.take('true') && !tokens.take('false')) readText(tokens);
}
