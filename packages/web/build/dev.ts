import {
  request as ask,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@vellum/api/wire/paths';
import { createServer as createVite } from 'vite';
import { webConfig } from './web-config.ts';

export type DevFront = Readonly<{ url: string; close(): Promise<void> }>;

export type DevFrontOptions = Readonly<{
  host: string;
  port: number;
  /** Where the API is now; it may move when the server is started again. */
  api: () => string;
  /** Hash of the contracts it will sign for; null for the embedded chain. */
  pin: string | null;
}>;

/** First parts of every path that the server answers by GET; the app has all the others. */
const served = new Set(['media', 'health', 'openapi.json', 'docs', ...firstParts(paths)]);

/**
 * The web as its sources stand, with hot reload, in front of a server: one address for both, as in
 * production, so that cookies and the check of origins behave the same.
 */
export async function startDevFront({ host, port, api, pin }: DevFrontOptions): Promise<DevFront> {
  const server = createServer();
  const vite = await createVite({
    ...webConfig('development', pin),
    configFile: false,
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  server.on('request', (request, response) => {
    if (isApi(request)) passOn(api(), request, response);
    else vite.middlewares(request, response);
  });
  try {
    await listen(server, host, port);
  } catch (error) {
    await vite.close();
    throw error;
  }
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}`,
    close: async () => {
      await vite.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function isApi({ method, url = '/' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return served.has(firstPart(new URL(url, 'http://front').pathname));
}

function passOn(api: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request;
  const onward: ClientRequest = ask(new URL(url, api), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // The server is being started again: the page hears that it cannot be reached and asks again.
  onward.on('error', () =>
    response.headersSent ? response.destroy() : response.writeHead(503).end(),
  );
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      listening();
    });
  });
}

function firstParts(table: object): string[] {
  return Object.values(table).flatMap((entry: string | object) =>
    typeof entry === 'string' ? [firstPart(entry)] : firstParts(entry),
  );
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}
