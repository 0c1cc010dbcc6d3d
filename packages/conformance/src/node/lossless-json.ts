import type { Json } from '@vellum/tron/json';

type Source = Readonly<{ source?: string }>;

/** Like JSON.parse, with integers beyond 2^53 as bigint and fractions as their text behind `number `. */
export function parseLossless(text: string): Json {
  const parse = JSON.parse as (
    text: string,
    reviver: (key: string, value: Json, context: Source) => Json,
  ) => Json;
  return parse(text, (_key, value, context) =>
    typeof value === 'number' ? exactNumber(value, context.source ?? String(value)) : value,
  );
}

function exactNumber(value: number, source: string): Json {
  if (!/^-?\d+$/.test(source)) return `number ${source}`;
  return Number.isSafeInteger(value) ? value : BigInt(source);
}
