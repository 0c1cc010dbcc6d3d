import { isJsonObject, type Json } from '@vellum/tron/json';

/** The fields of an answer and what sort of value they hold, where the values are the node's own. */
export function shapeOf(json: Json): Json {
  if (Array.isArray(json)) return json.slice(0, 1).map(shapeOf);
  if (!isJsonObject(json)) return sortOf(json);
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, shapeOf(value)]],
    ),
  );
}

/** Fractions are read as texts that begin with `number`, so that no digit is lost. */
function sortOf(json: Json): Json {
  if (json === null) return null;
  return typeof json === 'bigint' || String(json).startsWith('number ') ? 'number' : typeof json;
}
