import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';

/** Rows of a new hash table, and how full it may be before it doubles. */
const FIRST_ROWS = 16;
const MOST_FILLED = 0.75;

/** Orders that were found before, by the keys as they came; nobody but this code chooses keys. */
const orders = new Map<string, readonly string[]>();
const MOST_ORDERS = 5_000;

/**
 * The object with its keys, at every depth, as java-tron prints what it holds in a hash table: by the hash of
 * their names. What it prints from a message keeps the order of the fields instead.
 */
export function asJavaObject(json: JsonObject): JsonObject {
  const keys = Object.keys(json).filter((key) => json[key] !== undefined);
  const ordered: Record<string, Json> = {};
  for (const key of orderOf(keys)) ordered[key] = asJavaValue(json[key] ?? null);
  return ordered;
}

function asJavaValue(json: Json): Json {
  if (Array.isArray(json)) return json.map(asJavaValue);
  return isJsonObject(json) ? asJavaObject(json) : json;
}

function orderOf(keys: readonly string[]): readonly string[] {
  if (keys.length < 2) return keys;
  const name = keys.join();
  const known = orders.get(name);
  if (known) return known;
  const order = javaOrder(keys);
  if (orders.size < MOST_ORDERS) orders.set(name, order);
  return order;
}

/** Rows in turn, and keys of one row as they came. */
function javaOrder(keys: readonly string[]): readonly string[] {
  let rows = FIRST_ROWS;
  while (keys.length > rows * MOST_FILLED) rows *= 2;
  const row = (key: string) => {
    const hash = javaHash(key);
    return (hash ^ (hash >>> 16)) & (rows - 1);
  };
  return keys.toSorted((a, b) => row(a) - row(b));
}

/** `String.hashCode` of Java. */
function javaHash(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}
