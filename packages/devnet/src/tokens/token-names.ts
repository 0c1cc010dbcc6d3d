const MOST_NAME_BYTES = 32;
const MOST_URL_BYTES = 256;
const MOST_DESCRIPTION_BYTES = 200;

/** Printable ASCII without blanks, 1 to 32 bytes. */
export function isTokenName(name: Uint8Array): boolean {
  return isReadable(name, 1, MOST_NAME_BYTES);
}

export function isReadable(text: Uint8Array, least: number, most: number): boolean {
  const fits = text.length >= least && text.length <= most;
  return fits && text.every((byte) => byte >= 0x21 && byte <= 0x7e);
}

export const isUrl = ({ length }: Uint8Array): boolean => length > 0 && length <= MOST_URL_BYTES;

export const isDescription = ({ length }: Uint8Array): boolean => length <= MOST_DESCRIPTION_BYTES;

/** Ids in messages are the bytes of their digits. */
export const tokenIdIn = (name: Uint8Array): string => Buffer.from(name).toString('utf8');
