import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { isJsonObject, type Json } from '@vellum/tron/json';

const LONGEST = 120;
const BEGINNING = 40;
const DIGEST_DIGITS = 12;
/** Why something was refused: rules of meant differences read it whole. */
const refusals = new Set(['Error', 'message']);

/** An answer whose long texts, mostly code in hex, are replaced by their beginning, length and digest. */
export function shortAnswer(json: Json, key = ''): Json {
  if (typeof json === 'string') {
    return json.length > LONGEST && !refusals.has(key) ? shortText(json) : json;
  }
  if (Array.isArray(json)) return json.map((item: Json) => shortAnswer(item, key));
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      value === undefined ? value : shortAnswer(value, name),
    ]),
  );
}

function shortText(text: string): string {
  const digest = toHex(sha256(utf8ToBytes(text))).slice(0, DIGEST_DIGITS);
  return `${text.slice(0, BEGINNING)}… ${text.length} characters, ${digest}`;
}
