import { fromHex } from '@vellum/tron/bytes';

/** A private key of the configuration as bytes. A wrong one is named, never repeated: most of it may be right. */
export function signingKey(name: string, hex: string): Uint8Array {
  if (!/^(0x)?[0-9a-fA-F]{64}$/.test(hex)) {
    throw new Error(`${name} must be a private key of 64 hexadecimal digits`);
  }
  return fromHex(hex);
}
