import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { parseLossless } from '../node/lossless-json.ts';
import { type FieldKind, fieldKind } from './field-kinds.ts';
import type { Names } from './names.ts';
import { namedRawTransaction } from './raw-transaction.ts';

type Leaf = string | number | bigint;

/**
 * An answer in which everything that no two runs share is replaced: what a part named by its name, other ids and
 * heights by their order in the answer, times by their spelling.
 */
export function namedAnswer(json: Json, names: Names): Json {
  return new NamedAnswer(names).value(json, '', '');
}

class NamedAnswer {
  readonly #names: Names;
  readonly #order = new Map<FieldKind, readonly string[]>();

  constructor(names: Names) {
    this.#names = names;
  }

  value(json: Json, key: string, parent: string): Json {
    if (Array.isArray(json)) return json.map((item: Json) => this.value(item, key, parent));
    if (isJsonObject(json)) return this.#object(json, key);
    if (json === null || typeof json === 'boolean') return json;
    const kind = fieldKind(key, parent);
    return kind === undefined ? this.#plain(json as Leaf, key) : this.#special(kind, json as Leaf);
  }

  #object(json: JsonObject, parent: string): JsonObject {
    const keys = Object.keys(json).filter(
      (key) => json[key] !== undefined && fieldKind(key, parent) !== 'cycle',
    );
    // By name first, so that the order of fields does not change the names of their values.
    const fields = new Map(
      keys.toSorted().map((key) => [key, this.value(json[key] ?? null, key, parent)]),
    );
    return Object.fromEntries(keys.map((key) => [this.#names.inText(key), fields.get(key)]));
  }

  #plain(json: Leaf, key: string): Json {
    if (typeof json !== 'string') return this.#named(json) ?? json;
    if (!json.startsWith('{"')) return this.#names.inText(json);
    try {
      return { 'JSON as text': this.value(parseLossless(json), key, '') };
    } catch {
      // It only looked like JSON.
      return this.#names.inText(json);
    }
  }

  #special(kind: FieldKind, json: Leaf): Json {
    if (kind === 'raw transaction') return this.#names.inText(namedRawTransaction(String(json)));
    const spelling = `${kind} ${spellingOf(json)}`;
    if (kind === 'foreign hash') return `<${spelling}>`;
    const known = this.#named(json);
    if (known !== undefined) return known;
    switch (kind) {
      case 'usage':
        return typeof json === 'string' ? json : `about ${json}`;
      case 'time':
        return `<${spelling}${this.#sinceBlock(Number(json))}>`;
      case 'hash':
      case 'height':
        return this.#ordered(kind, spelling, json);
      default:
        return `<${spelling}>`;
    }
  }

  #named(json: Leaf): string | undefined {
    const text = String(json);
    const name = this.#names.inText(text);
    if (name === text) return undefined;
    if (typeof json === 'string') return name;
    return /^<[^>]*>$/.test(name) ? `${name} as number` : undefined;
  }

  #ordered(kind: FieldKind, spelling: string, json: Leaf): string {
    const values = this.#order.get(kind) ?? [];
    const text = String(json);
    if (!values.includes(text)) this.#order.set(kind, [...values, text]);
    return `<${spelling} ${(this.#order.get(kind) ?? []).indexOf(text) + 1}>`;
  }

  #sinceBlock(time: number): string {
    const hours = this.#names.hoursAfterBlock(time);
    return hours === undefined ? '' : `, ${hours} h after a block`;
  }
}

/** How a value is written: what a client has to parse must be alike even where the value cannot be. */
function spellingOf(json: Leaf): string {
  if (typeof json !== 'string') return json === 0 ? '0' : 'number';
  if (/^0x[0-9a-f]*$/.test(json)) return json.length >= 66 ? `0x, ${json.length} digits` : '0x';
  if (/^[0-9a-f]*$/.test(json)) return `hex, ${json.length} digits`;
  return /^-?\d+$/.test(json) ? 'digits' : json;
}
