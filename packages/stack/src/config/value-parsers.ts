import { type Role, roles } from '@vellum/server/config/config';
import { type Address, parseAddress } from '@vellum/tron/address';
import type { Parsed } from './variable.ts';

/** An http or https address without a path's last slash. */
export function parseUrl(text: string): Parsed<string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return { value: text.replace(/\/+$/, '') };
  return { problem: `must be an http or https address, not "${text}"` };
}

/** A connection string of PostgreSQL. It may hold a password, so a wrong one is not repeated. */
export function parseDatabaseUrl(text: string): Parsed<string> {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return { value: text };
  return { problem: 'must be a postgres:// address' };
}

/** A private key in hex; a wrong one is not repeated either. */
export function parseKey(text: string): Parsed<string> {
  const key = text.replace(/^0x/, '').toLowerCase();
  if (/^[0-9a-f]{64}$/.test(key) && /[1-9a-f]/.test(key)) return { value: key };
  return { problem: 'must be a private key of 64 hexadecimal digits' };
}

export function parseTronAddress(text: string): Parsed<Address> {
  const address = parseAddress(text);
  return address ? { value: address } : { problem: `holds "${text}", which is no TRON address` };
}

export function parsePort(text: string): Parsed<number> {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return { value: port };
  return { problem: `must be a whole number from 1 to 65535, not "${text}"` };
}

/** The hash of a file in hex. */
export function parseSha256(text: string): Parsed<string> {
  const hash = text.toLowerCase();
  if (/^[0-9a-f]{64}$/.test(hash)) return { value: hash };
  return { problem: `holds "${text}", which is no SHA-256` };
}

export const parseText = (value: string): Parsed<string> => ({ value });

export function parseRole(text: string): Parsed<Role> {
  const value = roles.find((role) => role === text);
  return value ? { value } : { problem: `holds "${text}"; there are ${roles.join(', ')}` };
}
