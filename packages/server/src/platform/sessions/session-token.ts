import type { IncomingHttpHeaders } from 'node:http';

/** 256 bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** How the session travels: in a cookie of this name, and with which attributes. */
export type SessionCookie = Readonly<{ name: string; attributes: string }>;

/** Browsers keep a __Host- cookie to this host and to https; plain http cannot have one. */
export function sessionCookieFor(publicUrl: string): SessionCookie {
  const attributes = 'Path=/; HttpOnly; SameSite=Lax';
  return publicUrl.startsWith('https:')
    ? { name: '__Host-sid', attributes: `${attributes}; Secure` }
    : { name: 'sid', attributes };
}

/** The token of a request: of its cookie, or of its Authorization header for clients that are no browser. */
export function sessionTokenOf(
  headers: IncomingHttpHeaders,
  { name }: SessionCookie,
): string | null {
  const token = bearerOf(headers.authorization) ?? cookieOf(headers.cookie, name);
  return token !== null && TOKEN.test(token) ? token : null;
}

function bearerOf(authorization: string | undefined): string | null {
  return authorization?.startsWith('Bearer ') ? authorization.slice(7) : null;
}

function cookieOf(cookies: string | undefined, name: string): string | null {
  for (const cookie of cookies?.split(';') ?? []) {
    const pair = cookie.trim();
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return null;
}

export const setSession = ({ name, attributes }: SessionCookie, token: string, seconds: number) =>
  `${name}=${token}; ${attributes}; Max-Age=${seconds}`;

export const clearSession = ({ name, attributes }: SessionCookie) =>
  `${name}=; ${attributes}; Max-Age=0`;
