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
  const announced = request.headers['content-length'];
  if (announced === undefined) return readUnannounced(request);
  return Number(announced) > MAX_BODY_BYTES ? { status: 'too-large' } : readAnnounced(request);
}

/**
 * No more than was announced ever comes. By events: to iterate over the stream costs a small request more than
 * its reading.
 */
function readAnnounced(request: IncomingMessage): Promise<BodyResult> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve({ status: 'read', text: textOf(chunks) }));
    // The stream fails only when the connection does, and then closes without an end.
    const gone = () => resolve({ status: 'gone' });
    request.once('error', gone);
    request.once('close', gone);
  });
}

async function readUnannounced(request: IncomingMessage): Promise<BodyResult> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) return { status: 'too-large' };
      chunks.push(chunk);
    }
  } catch {
    // As above.
    return { status: 'gone' };
  }
  return { status: 'read', text: textOf(chunks) };
}

function textOf(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  const whole = first && chunks.length === 1 ? first : Buffer.concat(chunks);
  return whole.toString('utf8');
}
