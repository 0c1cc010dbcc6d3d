import { createHash } from 'node:crypto';

export type Connections = Readonly<{
  /** Nodes that the app itself asks. */
  nodeUrls: readonly string[];
  /** Sources that wallets ask from inside the page, as a policy names them. */
  wallets: readonly string[];
}>;

/** The scripts that stand in the page itself, as the hashes under which a policy allows them. */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/**
 * What the page may do: scripts and styles of ours, from files, connections to us, to the nodes and to those of
 * wallets, and a frame around it only by ourselves (the desktop copy).
 */
export function contentSecurityPolicy(html: string, { nodeUrls, wallets }: Connections): string {
  const nodes = new Set([...nodeUrls.map((url) => new URL(url).origin), ...wallets]);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScriptHashes(html)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...nodes].join(' '),
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
