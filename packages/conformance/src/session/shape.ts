import { isJsonObject, type Json } from '@vellum/tron/json';

/** The fields of an answer and what sort of value they hold, where the values are the node's own. */
export function shapeOf(json: Json): Json {
  if (Array.isArray(json)) return json.slice(0, 1).map(shapeOf);
  if (!isJsonObject(json))
    return json === null ? null : typeof json === 'bigint' ? 'number' : typeof json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, shapeOf(value)]],
    ),
  );
}
