/** Thrown when bytes are not a message of the expected type. */
export class MalformedMessage extends Error {
  override name = 'MalformedMessage';
}

/** The wire types TRON's messages use, and the two that may only occur in unknown fields. */
export const VARINT = 0;
const FIXED64 = 1;
export const DELIMITED = 2;
const FIXED32 = 5;

const MAX_VARINT_BYTES = 10;
const LARGEST_EXACT = BigInt(Number.MAX_SAFE_INTEGER);
/** Field numbers have 29 bits; above the tag's three. */
const MAX_TAG = 0xffffffff;

/** Walks over the fields of one message; every method throws MalformedMessage beyond the end. */
export class WireReader {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#position === this.#bytes.length;
  }

  tag(): { number: number; wire: number } {
    const tag = this.#size();
    if (tag < 8 || tag > MAX_TAG) throw new MalformedMessage('invalid field number');
    return { number: tag >>> 3, wire: tag & 7 };
  }

  /** Unsigned 64-bit value. Bits above the 64th are dropped, as protobuf decoders do. */
  varint(): bigint {
    // Seven groups fit a double exactly, which keeps almost all values away from slow bigint steps.
    let low = 0;
    for (let i = 0, scale = 1; i < 7; i++, scale *= 128) {
      const byte = this.#byte();
      low += (byte & 0x7f) * scale;
      if (byte < 0x80) return BigInt(low);
    }
    let high = 0;
    for (let i = 7, scale = 1; i < MAX_VARINT_BYTES; i++, scale *= 128) {
      const byte = this.#byte();
      high += (byte & 0x7f) * scale;
      if (byte < 0x80) return BigInt.asUintN(64, BigInt(low) + (BigInt(high) << 49n));
    }
    throw new MalformedMessage('varint longer than 10 bytes');
  }

  /** The next length-delimited value, a view on the input. */
  delimited(): Uint8Array {
    return this.#take(this.#size());
  }

  skip(wire: number): void {
    if (wire === VARINT) this.varint();
    else if (wire === DELIMITED) this.delimited();
    else if (wire === FIXED64) this.#take(8);
    else if (wire === FIXED32) this.#take(4);
    else throw new MalformedMessage(`wire type ${wire} is not supported`);
  }

  /** A varint that is small unless someone lies; rounded when it is far too large anyway. */
  #size(): number {
    const first = this.#bytes[this.#position];
    if (first === undefined || first >= 0x80) return Number(this.varint());
    this.#position++;
    return first;
  }

  #byte(): number {
    const byte = this.#bytes[this.#position];
    if (byte === undefined) throw new MalformedMessage('truncated varint');
    this.#position++;
    return byte;
  }

  #take(length: number): Uint8Array {
    const end = this.#position + length;
    if (end > this.#bytes.length) throw new MalformedMessage('length beyond the end');
    const value = this.#bytes.subarray(this.#position, end);
    this.#position = end;
    return value;
  }
}

/** Varint of the low 64 bits, so a negative value takes 10 bytes. */
export function encodeVarint(value: bigint): Uint8Array {
  if (value >= 0n && value <= LARGEST_EXACT) return encodeSize(Number(value));
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, value);
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Uint8Array.from(bytes);
}

export function encodeVarintField(number: number, value: bigint): Uint8Array {
  const varint = encodeVarint(value);
  const tag = number * 8 + VARINT;
  const bytes = new Uint8Array(sizeOfVarint(tag) + varint.length);
  bytes.set(varint, putVarint(bytes, 0, tag));
  return bytes;
}

export function encodeDelimitedField(number: number, value: Uint8Array): Uint8Array {
  const tag = number * 8 + DELIMITED;
  const { length } = value;
  const bytes = new Uint8Array(sizeOfVarint(tag) + sizeOfVarint(length) + length);
  bytes.set(value, putVarint(bytes, putVarint(bytes, 0, tag), length));
  return bytes;
}

function encodeSize(value: number): Uint8Array {
  const bytes = new Uint8Array(sizeOfVarint(value));
  putVarint(bytes, 0, value);
  return bytes;
}

function sizeOfVarint(value: number): number {
  let size = 1;
  for (let rest = value; rest > 0x7f; rest = Math.floor(rest / 0x80)) size++;
  return size;
}

/** Writes a safe integer and gives the position behind it. */
function putVarint(bytes: Uint8Array, position: number, value: number): number {
  let at = position;
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes[at++] = (rest % 0x80) + 0x80;
  bytes[at++] = rest;
  return at;
}
