import { type HexAddress, hexAddressFromBytes } from '../address.ts';
import { MAX_SUN, type Sun } from '../amount.ts';
import { bytesToUtf8, fromHex, MalformedHex } from '../bytes.ts';
import { MalformedAnswer } from '../errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/**
 * Reads an object of a node's answer by its rules: what is absent has its default, and what is there
 * must be of its type, else MalformedAnswer is thrown.
 */
export class Answer {
  readonly json: JsonObject;
  /** An earlier node may have received the same request before it failed. */
  readonly repeated: boolean;
  readonly #path: string;

  constructor(json: JsonObject, path: string, repeated = false) {
    this.json = json;
    this.#path = path;
    this.repeated = repeated;
  }

  /** Nodes answer `{}` for what does not exist. */
  get empty(): boolean {
    return Object.keys(this.json).length === 0;
  }

  text(key: string): string {
    const value = this.json[key] ?? '';
    if (typeof value !== 'string') throw this.#malformed(key);
    return value;
  }

  int(key: string): bigint {
    const value = this.json[key] ?? 0;
    if (Number.isSafeInteger(value) || (typeof value === 'string' && /^-?\d+$/.test(value))) {
      return BigInt(value as number | string);
    }
    throw this.#malformed(key);
  }

  sun(key: string): Sun {
    const value = this.int(key);
    if (value < 0n || value > MAX_SUN) throw this.#malformed(key);
    return value as Sun;
  }

  /** For numbers that never come near 2^53: heights, counts, milliseconds. */
  number(key: string): number {
    return Number(this.int(key));
  }

  flag(key: string): boolean {
    const value = this.json[key] ?? false;
    if (typeof value !== 'boolean') throw this.#malformed(key);
    return value;
  }

  bytes(key: string): Uint8Array {
    return this.#fromHex(key, this.text(key));
  }

  /** Text that nodes send as the hex of its UTF-8. */
  hexText(key: string): string {
    return bytesToUtf8(this.bytes(key));
  }

  /** An address of 20 or 21 bytes in hex; undefined when absent. */
  address(key: string): HexAddress | undefined {
    const bytes = this.bytes(key);
    if (bytes.length === 0) return undefined;
    const isWhole = bytes.length === 21 && bytes[0] === 0x41;
    if (bytes.length !== 20 && !isWhole) throw this.#malformed(key);
    return hexAddressFromBytes(bytes);
  }

  requiredAddress(key: string): HexAddress {
    const address = this.address(key);
    if (address === undefined) throw this.#malformed(key);
    return address;
  }

  /** 32 bytes in hex, as ids and hashes are. */
  hash(key: string): string {
    const text = this.text(key);
    if (!/^[0-9a-f]{64}$/.test(text)) throw this.#malformed(key);
    return text;
  }

  object(key: string): Answer {
    return this.#nested(key, this.json[key] ?? {});
  }

  objects(key: string): Answer[] {
    return this.#list(key).map((value) => this.#nested(key, value));
  }

  byteList(key: string): Uint8Array[] {
    return this.#list(key).map((value) => {
      if (typeof value !== 'string') throw this.#malformed(key);
      return this.#fromHex(key, value);
    });
  }

  #list(key: string): readonly Json[] {
    const value = this.json[key] ?? [];
    if (!Array.isArray(value)) throw this.#malformed(key);
    return value as readonly Json[];
  }

  #nested(key: string, value: Json): Answer {
    if (!isJsonObject(value)) throw this.#malformed(key);
    return new Answer(value, `${this.#path} ${key}`);
  }

  #fromHex(key: string, text: string): Uint8Array {
    try {
      return fromHex(text);
    } catch (cause) {
      if (!(cause instanceof MalformedHex)) throw cause;
      throw this.#malformed(key, cause);
    }
  }

  #malformed(key: string, cause?: unknown): MalformedAnswer {
    return new MalformedAnswer(`${this.#path}: ${key} is malformed`, { cause });
  }
}
