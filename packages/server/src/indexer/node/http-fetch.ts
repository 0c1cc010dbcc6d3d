import { Agent, type IncomingMessage, request } from 'node:http';
import type { Fetch } from '@vellum/tron/client/endpoint';

type Init = Parameters<Fetch>[1];
type Response = Awaited<ReturnType<Fetch>>;

const agent = new Agent({ keepAlive: true });

/**
 * Asks nodes of the own network without the streams of the platform's `fetch`, which cost backfill more than reading
 * the blocks does. Those behind TLS are far away and asked by `fetch`, which knows compression.
 */
export const httpFetch: Fetch = (url, init) =>
  url.startsWith('http:') ? ask(url, init) : fetch(url, init);

async function ask(url: string, init: Init): Promise<Response> {
  try {
    return await read(await begin(url, init));
  } catch (error) {
    init.signal.throwIfAborted();
    throw error;
  }
}

function begin(url: string, init: Init): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, signal } = init;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers, signal }, resolve);
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // The node closed a connection that was kept while the request was on its way: nothing is known of the node yet.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(begin(url, init));
      else reject(error);
    });
    sent.end(body);
  });
}

async function read(response: IncomingMessage): Promise<Response> {
  const text = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.once('error', reject);
    response.once('end', () => resolve(Buffer.concat(chunks).toString()));
  });
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(response.headers as Record<string, string>),
    text: async () => text,
  };
}
