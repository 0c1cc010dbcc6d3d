import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { type Json, stringifyJson } from '@vellum/tron/json';

const DIGITS = 12;

/** Represents an answer in a recording that would be too long with the answer itself. */
export function digestOf(answer: Json): string {
  return toHex(sha256(utf8ToBytes(stringifyJson(answer)))).slice(0, DIGITS);
}
