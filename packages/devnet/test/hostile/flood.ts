import { Agent, request } from 'node:http';
import type { HostileRequest } from './requests.ts';

/** What became of a request: its status and text, or that the server hung up on it. */
export type Outcome = Readonly<{ status: number; body: string }> | Readonly<{ status: 'cut' }>;

/** Sends requests, at most `concurrency` at a time, until `next` has no more. */
export async function flood(
  url: string,
  concurrency: number,
  next: () => HostileRequest | undefined,
  seen: (sent: HostileRequest, outcome: Outcome) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const worker = async () => {
    for (let sent = next(); sent !== undefined; sent = next()) {
      seen(sent, await exchange(agent, url, sent));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  agent.destroy();
}

function exchange(agent: Agent, url: string, sent: HostileRequest): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  const { method, path, headers, body } = sent;
  return new Promise((resolve) => {
    const outgoing = request({ agent, hostname, port, method, path, headers: { ...headers } });
    outgoing.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', () => resolve({ status: 'cut' }));
    });
    outgoing.on('error', () => resolve({ status: 'cut' }));
    if (body !== undefined && !sent.chunked) {
      outgoing.setHeader('content-length', Buffer.byteLength(body));
    }
    outgoing.end(body);
  });
}
