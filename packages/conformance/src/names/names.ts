import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { parseLossless } from '../node/lossless-json.ts';
import { type FieldKind, fieldKind } from './field-kinds.ts';
import { namedRawTransaction } from './raw-transaction.ts';

type Leaf = string | number | bigint;

/**
 * Replaces what differs between two runs by names: accounts, contracts and transactions by those they were
 * given, other ids, heights and times by their order in the answer.
 */
export class Names {
  readonly #names = new Map<string, string>();
  #pattern: RegExp | undefined;

  /** Names an address in all its spellings. */
  address(address: HexAddress, name: string): void {
    this.#add(address, `<${name}>`);
    this.#add(address.slice(2), `<${name}, 20 bytes>`);
    this.#add(fromHexAddress(address), `<${name}, base58>`);
  }

  /** Names a hash or any other text that is found nowhere else by chance. */
  text(text: string, name: string): void {
    this.#add(text, `<${name}>`);
  }

  #add(text: string, name: string): void {
    this.#names.set(text.toLowerCase(), name);
    this.#pattern = undefined;
  }

  /** The JSON of an answer with names in it. */
  inAnswer(json: Json): Json {
    return this.#value(undefined, json, new Map());
  }

  /** A text with names in it. */
  inText(text: string): string {
    if (this.#names.size === 0) return text;
    this.#pattern ??= new RegExp(longestFirst(this.#names.keys()).join('|'), 'gi');
    return text.replace(this.#pattern, (found) => this.#names.get(found.toLowerCase()) ?? found);
  }

  #value(kind: FieldKind | undefined, json: Json, order: Map<string, string>): Json {
    if (Array.isArray(json)) return json.map((item: Json) => this.#value(kind, item, order));
    if (isJsonObject(json)) return this.#object(json, order);
    if (json === null || typeof json === 'boolean') return json;
    if (kind !== undefined) return this.#leaf(kind, json as Leaf, order);
    return typeof json === 'string' ? this.#string(json, order) : json;
  }

  /** Some answers carry JSON as a text. */
  #string(text: string, order: Map<string, string>): Json {
    if (!text.startsWith('{"')) return this.inText(text);
    try {
      return { 'JSON as text': this.#value(undefined, parseLossless(text), order) };
    } catch {
      // It only looked like JSON.
      return this.inText(text);
    }
  }

  #object(json: JsonObject, order: Map<string, string>): JsonObject {
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [
        this.inText(key),
        value === undefined ? value : this.#value(fieldKind(key), value, order),
      ]),
    );
  }

  #leaf(kind: FieldKind, json: Leaf, order: Map<string, string>): Json {
    if (kind === 'usage') return typeof json === 'string' ? this.inText(json) : `about ${json}`;
    if (kind === 'raw transaction') return this.inText(namedRawTransaction(String(json)));
    const known = this.inText(String(json));
    if (known !== String(json)) return known;
    const spelling = `${kind} ${spellingOf(json)}`;
    if (kind !== 'hash' && kind !== 'height') return `<${spelling}>`;
    const nth = `${kind} ${String(json)}`;
    if (!order.has(nth)) order.set(nth, `<${spelling} ${order.size + 1}>`);
    return order.get(nth) ?? '';
  }
}

/** How a value is written: what a client has to parse must be alike even where the value cannot be. */
function spellingOf(json: Leaf): string {
  if (typeof json !== 'string') return json === 0 ? '0' : 'number';
  if (/^0x[0-9a-f]*$/.test(json)) return json.length >= 66 ? `0x, ${json.length} digits` : '0x';
  if (/^[0-9a-f]*$/.test(json)) return `hex, ${json.length} digits`;
  return /^-?\d+$/.test(json) ? 'digits' : json;
}

function longestFirst(texts: Iterable<string>): string[] {
  return [...texts].sort((a, b) => b.length - a.length);
}
