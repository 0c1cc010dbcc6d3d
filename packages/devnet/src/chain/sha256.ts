import { hash } from 'node:crypto';

/** The hash of `@vellum/tron/hash`, several times faster because Node has it built in. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer');
}

/** The same as hex digits. */
export function sha256Hex(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}
