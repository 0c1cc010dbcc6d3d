import { encodeBase58Check } from '@vellum/tron/address';
import { bytesToUtf8 } from '@vellum/tron/bytes';
import type {
  FieldKind,
  MessageOf,
  MessageType,
  ScalarKind,
} from '@vellum/tron/protobuf/message-type';
import { hexOf } from '../tvm/words.ts';

/**
 * The text that `printJson` makes of `messageToJson` with `visible`, for messages without maps. Nothing is made on the
 * way but text: every transaction that is broadcast is told to its sender so.
 */
export function messageText<T extends MessageType>(type: T, value: MessageOf<T>): string {
  return fieldsText(type, value as Readonly<Record<string, unknown>>);
}

function fieldsText(type: MessageType, value: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const { name, kind } of type.fields) {
    const field = fieldText(kind, value[name]);
    if (field !== '') text += `${text === '' ? '' : ','}"${name}":${field}`;
  }
  return `{${text}}`;
}

/** Empty for what is left out: nothing, and what a field has by default. */
function fieldText(kind: FieldKind, value: unknown): string {
  if (value === undefined) return '';
  if (typeof kind === 'string') return isDefault(value) ? '' : scalarText(kind, value);
  if ('enum' in kind) return value === kind.byNumber.get(0) ? '' : `"${value}"`;
  if ('repeated' in kind) {
    const elements = value as readonly unknown[];
    if (elements.length === 0) return '';
    return `[${elements.map((element) => singleText(kind.repeated, element)).join(',')}]`;
  }
  return singleText(kind, value);
}

function singleText(kind: FieldKind, value: unknown): string {
  if (typeof kind === 'string') return scalarText(kind, value);
  if ('enum' in kind) return `"${value}"`;
  return fieldsText(kind as MessageType, value as Readonly<Record<string, unknown>>);
}

function scalarText(kind: ScalarKind, value: unknown): string {
  if (!(value instanceof Uint8Array)) {
    return typeof value === 'string' ? JSON.stringify(value) : String(value);
  }
  if (kind === 'bytes' || value.length === 0) return `"${hexOf(value)}"`;
  return kind === 'address' ? `"${encodeBase58Check(value)}"` : JSON.stringify(bytesToUtf8(value));
}

function isDefault(value: unknown): boolean {
  if (value instanceof Uint8Array) return value.length === 0;
  return value === 0n || value === 0 || value === false || value === '';
}
