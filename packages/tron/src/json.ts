/** A JSON value in which integers may be exact beyond 2^53. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Two patterns: one for both would look at every place of a text, this one only where a value may begin.
const LONG_INTEGER = /[\s:,[]-?\d{16}/;
const ONLY_LONG_INTEGER = /^-?\d{16}/;
const STRING_OR_LONG_INTEGER = /"(?:[^"\\]|\\.)*"|-?\d+\.\d*|-?[1-9]\d{15,}(?![\d.eE])/g;

/**
 * Like JSON.parse, but integers of 16 digits or more come as text of their digits instead of being
 * rounded. Works on the text, because not every browser tells a reviver how a number was spelled.
 */
export function parseJson(text: string): Json {
  if (!LONG_INTEGER.test(text) && !ONLY_LONG_INTEGER.test(text)) return JSON.parse(text) as Json;
  return JSON.parse(text.replace(STRING_OR_LONG_INTEGER, quoteInteger)) as Json;
}

function quoteInteger(token: string): string {
  return /^-?\d+$/.test(token) ? `"${token}"` : token;
}

/** Like JSON.stringify, with bigint as digits. */
export function stringifyJson(value: Json): string {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${value.map(stringifyJson).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).flatMap(([key, field]) =>
    field === undefined ? [] : [`${JSON.stringify(key)}:${stringifyJson(field)}`],
  );
  return `{${fields.join()}}`;
}
