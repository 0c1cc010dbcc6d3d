import { DELIMITED, WireReader } from '@vellum/tron/protobuf/wire';

/** The Tron app reads whole fields, each in one message of at most so many bytes. */
const longestField = 250;

/** Whether the device can read the transaction; of a longer one it can only be given the hash. */
export function fitsDevice(rawBytes: Uint8Array): boolean {
  const reader = new WireReader(rawBytes);
  while (!reader.done) {
    const { wire } = reader.tag();
    if (wire !== DELIMITED) reader.skip(wire);
    // The tag of a field has one byte or two, its length two from 128 on.
    else if (reader.delimited().length + 3 > longestField) return false;
  }
  return true;
}
