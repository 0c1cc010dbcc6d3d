/** Headers that a browser must see before it lets a page of `origin` read an answer. */
export function corsHeaders(
  origin: string | undefined,
  restricted: boolean,
): Record<string, string> {
  if (!restricted) return { 'access-control-allow-origin': '*' };
  return origin === undefined
    ? { vary: 'origin' }
    : { vary: 'origin', 'access-control-allow-origin': origin };
}

/** Answer to a preflight: whatever headers the page wants to send, such as TRON-PRO-API-KEY. */
export function preflightHeaders(requestedHeaders: string | undefined): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': requestedHeaders ?? 'content-type, tron-pro-api-key',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '86400',
  };
}
