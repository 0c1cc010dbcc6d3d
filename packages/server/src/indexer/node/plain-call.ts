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

const TRIGGER_SMART_CONTRACT = 31;
const ADDRESS_BYTES = 21;

/**
 * The call in a transaction as wallets write it: no field that is unknown, twice there, or of another wire type.
 * Null when it is no call, and throws MalformedMessage when it is written in another way: then the reader that knows
 * all of them takes it. This one is for the many thousand a second of a backfill.
 */
export function readPlainCall(bytes: Buffer): PlainCall | null {
  RAW.read(bytes, 0, bytes.length);
  CONTRACT.readWithin(RAW, 11);
  if (CONTRACT.number(1) !== TRIGGER_SMART_CONTRACT) return null;
  ANY.readWithin(CONTRACT, 2);
  CALL.readWithin(ANY, 2);
  return {
    owner: CALL.address(1),
    contract: CALL.address(2),
    data: CALL.bytes(4),
    callValue: BigInt(CALL.number(3)),
    expiration: RAW.number(8),
  };
}

/** Numbers of the fields of a message are below this. */
const FIELDS = 19;
/** In the place of a value: the field is not there. */
const ABSENT = -1;
const NOTHING = Buffer.of();

/** Where each field of a message is, and the value of those that are numbers. Holds one message after another. */
class PlainFields {
  /** Wire type of each field that the message may have, by its number. */
  readonly #expected: readonly (number | undefined)[];
  readonly #values = new Float64Array(FIELDS);
  readonly #starts = new Float64Array(FIELDS);
  #bytes: Buffer = NOTHING;
  #at = 0;

  constructor(wires: Readonly<Record<number, number>>) {
    this.#expected = Array.from({ length: FIELDS }, (_, number) => wires[number]);
  }

  read(bytes: Buffer, start: number, end: number): void {
    this.#values.fill(ABSENT);
    this.#bytes = bytes;
    this.#at = start;
    while (this.#at < end) this.#field();
    if (this.#at !== end) throw new MalformedMessage('length beyond the end');
  }

  /** The message in a field of `outer`; one that is absent is empty. */
  readWithin(outer: PlainFields, field: number): void {
    const start = outer.#startOf(field);
    this.read(outer.#bytes, start, start + outer.number(field));
  }

  number(field: number): number {
    return Math.max(0, this.#values[field] ?? 0);
  }

  bytes(field: number): Uint8Array {
    const { buffer, byteOffset } = this.#bytes;
    return new Uint8Array(buffer, byteOffset + this.#startOf(field), this.number(field));
  }

  address(field: number): HexAddress {
    const start = this.#startOf(field);
    if (this.number(field) !== ADDRESS_BYTES || this.#bytes[start] !== 0x41) {
      throw new MalformedMessage('an address is malformed');
    }
    return this.#bytes.toString('hex', start, start + ADDRESS_BYTES) as HexAddress;
  }

  #startOf(field: number): number {
    return this.#values[field] === ABSENT ? 0 : (this.#starts[field] ?? 0);
  }

  #field(): void {
    const tag = this.#varint();
    const field = tag >>> 3;
    const wire = tag & 7;
    if (wire !== this.#expected[field] || this.#values[field] !== ABSENT) {
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

/** A transaction as wallets write it. One of each message for all transactions, as nothing waits while they are in use. */
const RAW = new PlainFields({
  1: DELIMITED,
  3: VARINT,
  4: DELIMITED,
  8: VARINT,
  10: DELIMITED,
  11: DELIMITED,
  14: VARINT,
  18: VARINT,
});
const CONTRACT = new PlainFields({ 1: VARINT, 2: DELIMITED, 5: VARINT });
const ANY = new PlainFields({ 1: DELIMITED, 2: DELIMITED });
const CALL = new PlainFields({
  1: DELIMITED,
  2: DELIMITED,
  3: VARINT,
  4: DELIMITED,
  5: VARINT,
  6: VARINT,
});
