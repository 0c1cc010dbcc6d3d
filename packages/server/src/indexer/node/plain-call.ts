import type { HexAddress } from '@vellum/tron/address';
import { DELIMITED, MalformedMessage, VARINT } from '@vellum/tron/protobuf/wire';

/** What the raw bytes of a transaction say of the call in it. */
export type PlainCall = Readonly<{
  owner: HexAddress;
  contract: HexAddress;
  data: Uint8Array;
  callValue: bigint;
  expiration: number;
}>;

/** Wire type of each field that a transaction as wallets write it may have, by its number. */
const RAW = wires({
  1: DELIMITED,
  3: VARINT,
  4: DELIMITED,
  8: VARINT,
  10: DELIMITED,
  11: DELIMITED,
  14: VARINT,
  18: VARINT,
});
const CONTRACT = wires({ 1: VARINT, 2: DELIMITED, 5: VARINT });
const ANY = wires({ 1: DELIMITED, 2: DELIMITED });
const CALL = wires({
  1: DELIMITED,
  2: DELIMITED,
  3: VARINT,
  4: DELIMITED,
  5: VARINT,
  6: VARINT,
});
const TRIGGER_SMART_CONTRACT = 31;
const ADDRESS_BYTES = 21;

/**
 * The call in a transaction as wallets write it: no field that is unknown, twice there, or of another wire type.
 * Null when it is no call, and throws MalformedMessage when it is written in another way: then the reader that knows
 * all of them takes it. This one is for the many thousand a second of a backfill.
 */
export function readPlainCall(raw: Buffer): PlainCall | null {
  const outer = new PlainFields(raw, 0, raw.length, RAW);
  const contract = outer.within(11, CONTRACT);
  if (contract.number(1) !== TRIGGER_SMART_CONTRACT) return null;
  const call = contract.within(2, ANY).within(2, CALL);
  return {
    owner: call.address(1),
    contract: call.address(2),
    data: call.bytes(4),
    callValue: BigInt(call.number(3)),
    expiration: outer.number(8),
  };
}

function wires(byNumber: Readonly<Record<number, number>>): readonly (number | undefined)[] {
  return Array.from({ length: 19 }, (_, number) => byNumber[number]);
}

/** Where each field of a message is, and the value of those that are numbers. */
class PlainFields {
  readonly #bytes: Buffer;
  #at: number;
  readonly #values: number[] = [];
  readonly #starts: number[] = [];

  constructor(
    bytes: Buffer,
    start: number,
    end: number,
    expected: readonly (number | undefined)[],
  ) {
    this.#bytes = bytes;
    this.#at = start;
    while (this.#at < end) this.#field(expected);
    if (this.#at !== end) throw new MalformedMessage('length beyond the end');
  }

  number(field: number): number {
    return this.#values[field] ?? 0;
  }

  bytes(field: number): Uint8Array {
    const start = this.#starts[field] ?? 0;
    const { buffer, byteOffset } = this.#bytes;
    return new Uint8Array(buffer, byteOffset + start, this.#values[field] ?? 0);
  }

  address(field: number): HexAddress {
    const start = this.#starts[field] ?? 0;
    if (this.#values[field] !== ADDRESS_BYTES || this.#bytes[start] !== 0x41) {
      throw new MalformedMessage('an address is malformed');
    }
    return this.#bytes.toString('hex', start, start + ADDRESS_BYTES) as HexAddress;
  }

  within(field: number, expected: readonly (number | undefined)[]): PlainFields {
    const start = this.#starts[field] ?? 0;
    return new PlainFields(this.#bytes, start, start + (this.#values[field] ?? 0), expected);
  }

  #field(expected: readonly (number | undefined)[]): void {
    const tag = this.#varint();
    const field = tag >>> 3;
    const wire = tag & 7;
    if (wire !== expected[field] || this.#values[field] !== undefined) {
      throw new MalformedMessage(`field ${field} is not plain`);
    }
    const value = this.#varint();
    this.#values[field] = value;
    if (wire === VARINT) return;
    this.#starts[field] = this.#at;
    this.#at += value;
  }

  /** Of at most 49 bits, which a double holds. */
  #varint(): number {
    let value = 0;
    for (let i = 0, scale = 1; i < 7; i++, scale *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new MalformedMessage('truncated varint');
      if (byte < 0x80) return value + byte * scale;
      value += (byte & 0x7f) * scale;
    }
    throw new MalformedMessage('a long varint');
  }
}
