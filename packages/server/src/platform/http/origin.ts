import type { IncomingHttpHeaders } from 'node:http';

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/** The origins that pages of ours have. On one's own machine all its names count. */
export function originsOf(publicUrl: string): ReadonlySet<string> {
  const { origin, hostname, protocol, port } = new URL(publicUrl);
  if (!loopback.includes(hostname)) return new Set([origin]);
  return new Set(loopback.map((name) => `${protocol}//${name}${port && `:${port}`}`));
}

/**
 * Whether a page of another site sent the request. Browsers name the origin of every POST; what names
 * none is no browser and carries no cookie that it was not given on purpose.
 */
export function isForeign(headers: IncomingHttpHeaders, own: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return !own.has(headers.origin);
  return headers['sec-fetch-site'] === 'cross-site';
}
