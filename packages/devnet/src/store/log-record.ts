import { crc32 } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';

/** Record header: marker, payload length, crc32 of the payload; each four bytes, big endian. */
const HEADER = 12;
const MARKER = Buffer.from('VLR1');

/** What a scan of the log found. `end` is where the last whole record ends. */
export type Scan = Readonly<{ entries: Uint8Array[]; end: number }>;

/** A damaged record with intact ones after it: not a torn write, so nothing may be cut off silently. */
export class LogCorrupted extends Error {
  override readonly name = 'LogCorrupted';
  readonly offset: number;

  constructor(offset: number) {
    super(`blocks.log is damaged at byte ${offset}, with intact records after it`);
    this.offset = offset;
  }
}

/** One record holds a group of entries: a group is durable as a whole or not at all. */
export function encodeRecord(entries: readonly Uint8Array[]): Uint8Array {
  const writer = new ByteWriter();
  for (const entry of entries) {
    writer.varint(entry.length);
    writer.raw(entry);
  }
  const payload = writer.take();
  const record = Buffer.alloc(HEADER + payload.length);
  MARKER.copy(record, 0);
  record.writeUInt32BE(payload.length, 4);
  record.writeUInt32BE(crc32(payload), 8);
  record.set(payload, HEADER);
  return record;
}

/**
 * Reads whole records from the start. A record is written only after the one before it is on the disk, so
 * only the last can be torn; throws `LogCorrupted` when an intact record follows a damaged one.
 */
export function scanRecords(file: Buffer): Scan {
  const entries: Uint8Array[] = [];
  let end = 0;
  for (let payload = payloadAt(file, end); payload !== undefined; payload = payloadAt(file, end)) {
    entries.push(...entriesOf(payload));
    end += HEADER + payload.length;
  }
  for (let at = file.indexOf(MARKER, end); at >= 0; at = file.indexOf(MARKER, at + 1)) {
    if (payloadAt(file, at) !== undefined) throw new LogCorrupted(end);
  }
  return { entries, end };
}

function payloadAt(file: Buffer, at: number): Buffer | undefined {
  if (at + HEADER > file.length || file.compare(MARKER, 0, 4, at, at + 4) !== 0) return undefined;
  const end = at + HEADER + file.readUInt32BE(at + 4);
  if (end > file.length) return undefined;
  const payload = file.subarray(at + HEADER, end);
  return crc32(payload) === file.readUInt32BE(at + 8) ? payload : undefined;
}

function entriesOf(payload: Buffer): Uint8Array[] {
  const reader = new ByteReader(payload);
  const entries: Uint8Array[] = [];
  while (!reader.done) entries.push(reader.raw(reader.varint()));
  return entries;
}
