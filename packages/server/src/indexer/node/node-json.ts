import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { InvalidBlock } from './invalid-block.ts';

/** The fields of a node's answer, read for many thousand objects a second. What is absent is empty. */
export function textOf(json: JsonObject, key: string): string {
  const value = json[key] ?? '';
  if (typeof value !== 'string') throw new InvalidBlock(`${key} is not a text`);
  return value;
}

export function objectOf(json: JsonObject, key: string): JsonObject {
  const value = json[key] ?? {};
  if (!isJsonObject(value)) throw new InvalidBlock(`${key} is not an object`);
  return value;
}

export function listOf(json: JsonObject, key: string): readonly Json[] {
  const value = json[key] ?? [];
  if (!Array.isArray(value)) throw new InvalidBlock(`${key} is not a list`);
  return value as readonly Json[];
}

export function objectsOf(json: JsonObject, key: string): readonly JsonObject[] {
  const list = listOf(json, key);
  if (!list.every(isJsonObject)) throw new InvalidBlock(`${key} is not a list of objects`);
  return list as readonly JsonObject[];
}

/** An integer that fits a number; others are rounded. */
export function numberOf(json: JsonObject, key: string): number {
  const value = json[key];
  return typeof value === 'number' && Number.isSafeInteger(value)
    ? value
    : Number(integerOf(json, key));
}

/** Digits of any length, printed as a number or as a text. */
export function integerOf(json: JsonObject, key: string): bigint {
  const value = json[key] ?? 0;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value);
  throw new InvalidBlock(`${key} is not an integer`);
}

export function bytesOf(json: JsonObject, key: string): Uint8Array {
  return hexBytes(textOf(json, key));
}

export function hexBytes(text: Json | undefined): Uint8Array {
  if (typeof text !== 'string') throw new InvalidBlock('bytes are not a text');
  const { buffer, byteOffset, length } = hexBuffer(text);
  return new Uint8Array(buffer, byteOffset, length);
}

export function hexBuffer(text: string): Buffer {
  const bytes = Buffer.from(text, 'hex');
  // Buffer stops in silence at the first character that is no digit.
  if (bytes.length * 2 !== text.length) throw new InvalidBlock(`not hex: ${text.slice(0, 80)}`);
  return bytes;
}
