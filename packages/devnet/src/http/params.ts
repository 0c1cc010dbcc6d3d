import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { MalformedJson, parseJson } from '../wire/json-text.ts';
import { JavaError } from './wallet/java-error.ts';

/** What a request to a path of ours asks for, however it was sent: query, form and JSON body are one set of fields. */
export type Params = Readonly<{ fields: JsonObject }>;

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const INTEGER = /^[+-]?\d{1,40}$/;

/** Joins the query with the body; the body's fields win. Throws what java-tron would answer. */
export function readParams(query: string, body: string): Params {
  return {
    fields: query === '' ? bodyFields(body) : { ...formFields(query), ...bodyFields(body) },
  };
}

/** '' when absent. Numbers are given as they were written, as java's `getString` does. */
export function textOf(params: Params, name: string): string {
  const value = params.fields[name];
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') {
    throw new JavaError('java.lang.ClassCastException', `${name} is not a text`);
  }
  return String(value);
}

/** 0 when absent. */
export function int64Of(params: Params, name: string): bigint {
  const text = textOf(params, name).trim();
  if (text === '') return 0n;
  if (!INTEGER.test(text)) throw notANumber(text);
  const value = BigInt(text);
  if (value < INT64_MIN || value > INT64_MAX) throw notANumber(text);
  return value;
}

/** A number that counts or indexes something: refused when it is not an exact integer. */
export function countOf(params: Params, name: string): number {
  const value = Number(int64Of(params, name));
  if (!Number.isSafeInteger(value)) throw notANumber(textOf(params, name));
  return value;
}

export function flagOf(params: Params, name: string): boolean {
  return isTrue(params.fields[name]);
}

function bodyFields(body: string): JsonObject {
  const text = body.trim();
  if (text === '') return {};
  // Clients often leave curl's form content type on a JSON body, so the text decides, not the header.
  if (!/^[{["\d-]/.test(text) && text.includes('=')) return formFields(text);
  const value: Json = parseJson(text);
  if (!isJsonObject(value)) throw new MalformedJson('not a JSON object');
  return value;
}

function formFields(text: string): JsonObject {
  const fields: Record<string, Json> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) fields[key] ??= value;
  return fields;
}

function isTrue(value: Json | undefined): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}

function notANumber(text: string): JavaError {
  return new JavaError(
    'java.lang.NumberFormatException',
    `For input string: "${text.slice(0, 80)}"`,
  );
}
