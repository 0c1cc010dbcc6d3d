import { Agent, request as httpRequest } from 'node:http';
import type { FuzzedRequest } from './fuzzed-request.ts';

export type FuzzedAnswer = Readonly<{ status: number; code: string }>;

/** Sends one request over one of a few kept connections; a stream counts as answered once it begins. */
export function sender(
  url: string,
  cookies: Readonly<Record<string, string>>,
): {
  send(request: FuzzedRequest): Promise<FuzzedAnswer>;
  close(): void;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { hostname, port } = new URL(url);
  const headersOf = (headers: Readonly<Record<string, string>>, body: Buffer | null) => {
    const { cookie, ...others } = headers;
    return {
      ...others,
      ...(cookie !== undefined && { cookie: cookies[cookie] ?? cookie }),
      ...(body && { 'content-length': String(body.length) }),
    };
  };
  return {
    close: () => agent.destroy(),
    send: ({ method, path, headers, body }) =>
      new Promise((settle, fail) => {
        const options = { agent, hostname, port, method, path, headers: headersOf(headers, body) };
        const outgoing = httpRequest(options, (response) => {
          const status = response.statusCode ?? 0;
          if (response.headers['content-type'] === 'text/event-stream') {
            settle({ status, code: 'OK' });
            response.destroy();
            return;
          }
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => settle({ status, code: codeOf(Buffer.concat(chunks), status) }));
          response.on('error', fail);
        });
        outgoing.on('error', fail);
        outgoing.end(body ?? undefined);
      }),
  };
}

function codeOf(body: Buffer, status: number): string {
  try {
    const json = JSON.parse(body.toString());
    return json.code ?? (status < 400 ? 'OK' : 'none');
  } catch {
    return status < 400 ? 'OK' : 'none';
  }
}
