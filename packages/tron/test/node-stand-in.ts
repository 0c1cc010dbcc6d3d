import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request that a stand-in received. */
export type Received = Readonly<{
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}>;

type Reply =
  | Readonly<{ status?: number; text: string; headers?: Record<string, string> }>
  /** Closes the connection without an answer. */
  | 'drop'
  /** Never answers. */
  | 'hang';

export type StandIn = Readonly<{ url: string; received: Received[] }>;

/** A foreign node that says what it is told, over real HTTP; it ends with the test. */
export async function startNode(reply: (request: Received) => Reply): Promise<StandIn> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    received.push(seen);
    answer(reply(seen), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

/** A node that gives the same JSON to every request. */
export function answering(json: unknown): () => Reply {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  return () => ({ text });
}

function answer(reply: Reply, response: ServerResponse): void {
  if (reply === 'hang') return;
  if (reply === 'drop') {
    response.destroy();
    return;
  }
  response.writeHead(reply.status ?? 200, reply.headers).end(reply.text);
}
