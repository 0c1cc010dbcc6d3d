import type { HexAddress } from '@vellum/tron/address';
import { storableText } from '../../platform/database/storable-text.ts';
import { base58Of } from '../node/base58-of.ts';

const HEX_ADDRESS = /^41[0-9a-f]{40}$/;

/**
 * Arguments of an event as JSON for people and queries: integers as digits, bytes as hex, addresses in
 * base58. Projections never read it back: it does not tell a text of digits from an integer.
 */
export function eventJson(args: Readonly<Record<string, unknown>>): string {
  const fields = Object.keys(args).map((key) => `${JSON.stringify(key)}:${printed(args[key])}`);
  return `{${fields.join()}}`;
}

/** By hand, as JSON.stringify is slow with a function to ask for every value. */
function printed(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`;
  if (typeof value === 'string') return printedText(value);
  if (value instanceof Uint8Array) return `"${Buffer.from(value).toString('hex')}"`;
  if (Array.isArray(value)) return `[${value.map(printed).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return eventJson(value as Readonly<Record<string, unknown>>);
}

function printedText(text: string): string {
  return HEX_ADDRESS.test(text)
    ? `"${base58Of(text as HexAddress)}"`
    : JSON.stringify(storableText(text));
}
