import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseJson, stringifyJson } from '@vellum/tron/json';

/** What a request asks for, without `/wallet/` or `/walletsolidity/`. */
export type NodeRequest = Readonly<{
  call: string;
  confirmed: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a proxy that bends JSON of every shape.
  body: any;
  /** The honest node's answer. */
  // biome-ignore lint/suspicious/noExplicitAny: a proxy that bends JSON of every shape.
  answer(): Promise<any>;
}>;

/** Another status, another answer, or none at all. Undefined leaves it to the honest node. */
export type Behaviour = (
  asked: NodeRequest,
) => Promise<Misbehaviour | undefined> | Misbehaviour | undefined;

export type Misbehaviour =
  | Readonly<{ json: unknown }>
  | Readonly<{ text: string }>
  | Readonly<{ status: number; retryAfter?: number }>
  | 'silence'
  | 'hang up';

export type FakeNode = Readonly<{
  url: string;
  /** From now on, once what was asked before is answered. */
  behave(behaviour: Behaviour | null): Promise<void>;
  /** Requests so far by call. */
  asked(): ReadonlyMap<string, number>;
  /** Answers so far that were not the honest node's. */
  misbehaved(): number;
  close(): Promise<void>;
}>;

/** Stands before a real node and does what nodes in the world do: lag, lie, refuse, fall silent. */
export async function fakeNode(honest: string): Promise<FakeNode> {
  let behaviour: Behaviour | null = null;
  const counts = new Map<string, number>();
  const honestly = new Set<Promise<string>>();
  let misbehaved = 0;
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const path = request.url ?? '/';
    const call = path.split('/').at(-1) ?? '';
    counts.set(call, (counts.get(call) ?? 0) + 1);
    const answer = async () => parseJson(await forward(honest + path, text));
    const confirmed = path.startsWith('/walletsolidity/');
    const odd = await behaviour?.({ call, confirmed, body: parseJson(text || '{}'), answer });
    if (odd === undefined) {
      const forwarded = forward(honest + path, text);
      honestly.add(forwarded);
      response.end(await forwarded.finally(() => honestly.delete(forwarded)));
      return;
    }
    misbehaved++;
    misbehave(response, odd);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    behave: async (next) => {
      behaviour = next;
      await Promise.allSettled(honestly);
    },
    asked: () => counts,
    misbehaved: () => misbehaved,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function misbehave(response: ServerResponse, how: Misbehaviour): void {
  if (how === 'silence') return;
  if (how === 'hang up') response.destroy();
  else if ('text' in how) response.end(how.text);
  else if ('json' in how) response.end(stringifyJson(how.json as never));
  else refuse(response, how);
}

function refuse(
  response: ServerResponse,
  { status, retryAfter }: Extract<Misbehaviour, { status: number }>,
): void {
  response.statusCode = status;
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
  response.end('busy');
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

async function forward(url: string, body: string): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  return response.text();
}
