import type { IncomingMessage } from 'node:http';

/**
 * Whether someone in between may have read another request than we do: more than one Host, or a transfer encoding that is
 * not plain chunks. Such a request is not answered by its content.
 */
export function isAmbiguous({ rawHeaders, headers }: IncomingMessage): boolean {
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') return true;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}
