import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Answers of the API by path: what stands in the envelope. Anything else posted is refused. */
export type Answers = Readonly<Record<string, unknown>>;

export type StaticSite = Readonly<{ url: string; close: () => Promise<void> }>;

/** Serves a built web as the real server does: files as they are, every other path as the app. */
export async function serveStatic(folder: string, answers: Answers = {}): Promise<StaticSite> {
  const server = createServer((request, response) => {
    if (request.method === 'POST') answer(request, response, answers);
    else sendFile(folder, request.url ?? '/', response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(request: IncomingMessage, response: ServerResponse, answers: Answers): void {
  const data = answers[request.url ?? ''];
  const envelope =
    data === undefined
      ? { code: 'NOT_AVAILABLE_YET', message: 'not in this test', requestId: 'test' }
      : { code: 'OK', message: '', data, requestId: 'test' };
  response.writeHead(data === undefined ? 501 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(envelope));
}

function sendFile(folder: string, url: string, response: ServerResponse): void {
  const path = normalize(new URL(url, 'http://site').pathname);
  const file = join(folder, path);
  const isFile = existsSync(file) && statSync(file).isFile();
  if (!isFile && path.startsWith('/assets/')) {
    response.writeHead(404).end();
    return;
  }
  const sent = isFile ? file : join(folder, 'index.html');
  response.writeHead(200, {
    'content-type': types[extname(sent)] ?? 'application/octet-stream',
    'content-security-policy': "frame-ancestors 'self'",
  });
  createReadStream(sent).pipe(response);
}
