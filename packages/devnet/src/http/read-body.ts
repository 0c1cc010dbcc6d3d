import type { IncomingMessage } from 'node:http';

/** Bytes of a request body that are read; java-tron's limit for messages. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** The body, `too-large`, or `gone` when the client went away before its end. */
export type BodyResult =
  | Readonly<{ status: 'read'; text: string }>
  | Readonly<{ status: 'too-large' }>
  | Readonly<{ status: 'gone' }>;

/** Reads a body, never keeping more than the limit in memory. */
export async function readBody(request: IncomingMessage): Promise<BodyResult> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    return { status: 'too-large' };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) return { status: 'too-large' };
      chunks.push(chunk);
    }
  } catch {
    // The stream fails only when the connection does.
    return { status: 'gone' };
  }
  return { status: 'read', text: Buffer.concat(chunks).toString('utf8') };
}
