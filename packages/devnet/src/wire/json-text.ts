import type { Json } from '@vellum/tron/json';

/** Deeper nesting than any message of the chain has; keeps every recursion over a request short. */
const MAX_DEPTH = 64;

/** By character code: +1 opens a level, -1 closes one. */
const BRACKETS = new Int8Array(128);
for (const bracket of '[{') BRACKETS[bracket.charCodeAt(0)] = 1;
for (const bracket of ']}') BRACKETS[bracket.charCodeAt(0)] = -1;

/** Thrown by `parseJson`; the text names the first problem. */
export class MalformedJson extends Error {
  override name = 'MalformedJson';
}

/** Parses JSON without losing digits: integers that a double cannot hold become bigints. */
export function parseJson(text: string): Json {
  const survey = surveyJson(text);
  if (survey.depth > MAX_DEPTH) throw new MalformedJson(`nested deeper than ${MAX_DEPTH} levels`);
  try {
    return survey.longNumbers ? JSON.parse(text, keepDigits) : JSON.parse(text);
  } catch (error) {
    throw new MalformedJson(error instanceof Error ? error.message : 'malformed', { cause: error });
  }
}

/** `int64AsString` prints bigints in quotes, as `int64_as_string=true` asks. */
export function printJson(value: Json | undefined, int64AsString = false): string {
  if (typeof value === 'bigint') return int64AsString ? `"${value}"` : value.toString();
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (isList(value)) return `[${value.map((item) => printJson(item, int64AsString)).join(',')}]`;
  const fields: string[] = [];
  for (const [key, field] of Object.entries(value)) {
    if (field !== undefined)
      fields.push(`${JSON.stringify(key)}:${printJson(field, int64AsString)}`);
  }
  return `{${fields.join(',')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const source = context?.source ?? '';
  return /^-?\d+$/.test(source) ? BigInt(source) : value;
}

/** One pass before parsing: how deep it nests, and whether a number may need more than a double. */
function surveyJson(text: string): { depth: number; longNumbers: boolean } {
  let open = 0;
  let depth = 0;
  let longNumbers = false;
  for (let at = 0; at < text.length && depth <= MAX_DEPTH; ) {
    const quote = text.indexOf('"', at);
    const end = quote === -1 ? text.length : quote;
    longNumbers ||= /\d{16}/.test(text.slice(at, end));
    for (; at < end && depth <= MAX_DEPTH; at++) {
      open += BRACKETS[text.charCodeAt(at)] ?? 0;
      depth = Math.max(depth, open);
    }
    at = end === text.length ? end : endOfString(text, end) + 1;
  }
  return { depth, longNumbers };
}

/** Index of the closing quote of the string that starts at `start`, or of the end of the text. */
function endOfString(text: string, start: number): number {
  for (
    let quote = text.indexOf('"', start + 1);
    quote !== -1;
    quote = text.indexOf('"', quote + 1)
  ) {
    let escapes = 0;
    while (text.charCodeAt(quote - 1 - escapes) === 0x5c) escapes++;
    if (escapes % 2 === 0) return quote;
  }
  return text.length;
}
