import type { HexAddress } from '@vellum/tron/address';
import { storableText } from '../platform/database/storable-text.ts';
import { base58Of } from './node/base58-of.ts';

const HEX_ADDRESS = /^41[0-9a-f]{40}$/;

/**
 * Arguments of an event as JSON for people and queries: integers as digits, bytes as hex, addresses in
 * base58. Projections never read it back: it does not tell a text of digits from an integer.
 */
export function eventJson(args: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(args, printed);
}

function printed(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (typeof value !== 'string') return value;
  return HEX_ADDRESS.test(value) ? base58Of(value as HexAddress) : storableText(value);
}
