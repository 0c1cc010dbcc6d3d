import { isJsonObject, type JsonObject } from '@vellum/tron/json';
import type { Pick } from './session.ts';

/** Of the list under this key only the entries that are ours: others on the chain have theirs. */
export function ownOf(key: string, isOwn: (entry: JsonObject) => boolean): Pick {
  return (body) => {
    if (!isJsonObject(body)) return body;
    const entries = body[key];
    if (!Array.isArray(entries)) return body;
    return { ...body, [key]: entries.filter((entry) => isJsonObject(entry) && isOwn(entry)) };
  };
}
