import { encodeBase58Check } from '../address.ts';
import { bytesToUtf8, toHex } from '../bytes.ts';
import type { Json, JsonObject } from '../json.ts';
import type { FieldKind, MessageInput, MessageType, ScalarKind } from '../protobuf/message-type.ts';

/** With `visible`, addresses are base58 and names are text; without, both are hex. */
export type JsonStyle = Readonly<{ visible: boolean }>;

/** The message as java-tron prints it: defaults omitted, bytes as hex, int64 exact (bigint). */
export function messageToJson<T extends MessageType>(
  type: T,
  value: MessageInput<T>,
  style: JsonStyle,
): JsonObject {
  return fieldsToJson(type, value as Readonly<Record<string, unknown>>, style);
}

function fieldsToJson(
  type: MessageType,
  value: Readonly<Record<string, unknown>>,
  style: JsonStyle,
): JsonObject {
  const json: Record<string, Json> = {};
  for (const { name, kind } of type.fields) {
    const field = fieldToJson(kind, value[name], style);
    if (field !== undefined) json[name] = field;
  }
  return json;
}

function fieldToJson(kind: FieldKind, value: unknown, style: JsonStyle): Json | undefined {
  if (value === undefined) return undefined;
  if (typeof kind === 'object' && 'repeated' in kind) {
    const elements = value as readonly unknown[];
    return elements.length === 0
      ? undefined
      : elements.map((one) => singleToJson(kind.repeated, one, style));
  }
  if (typeof kind === 'object' && 'mapKey' in kind) {
    const entries = value as ReadonlyMap<string | bigint, bigint>;
    return entries.size === 0 ? undefined : Array.from(entries, entryToJson);
  }
  const json = singleToJson(kind, value, style);
  return isDefault(kind, json) ? undefined : json;
}

function isDefault(kind: FieldKind, json: Json): boolean {
  if (typeof kind === 'object') return 'enum' in kind && json === kind.byNumber.get(0);
  return json === 0n || json === 0 || json === false || json === '';
}

function entryToJson([key, value]: readonly [string | bigint, bigint]): JsonObject {
  return { key, value };
}

function singleToJson(kind: FieldKind, value: unknown, style: JsonStyle): Json {
  if (typeof kind === 'string') return scalarToJson(kind, value, style);
  if ('enum' in kind) return value as string;
  return fieldsToJson(kind as MessageType, value as Record<string, unknown>, style);
}

function scalarToJson(kind: ScalarKind, value: unknown, style: JsonStyle): Json {
  if (!(value instanceof Uint8Array)) return value as string | number | bigint | boolean;
  if (style.visible && value.length > 0) {
    if (kind === 'address') return encodeBase58Check(value);
    if (kind === 'name') return bytesToUtf8(value);
  }
  return toHex(value);
}
