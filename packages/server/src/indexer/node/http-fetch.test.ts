import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { httpFetch } from './http-fetch.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const init = { headers: {}, signal: new AbortController().signal };

test('sends method, headers and body, and gives status, headers and the whole text', async () => {
  const url = await serving(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(429, { 'retry-after': '7' });
    response.end(`${request.method} ${request.headers['x-key']} ${body} ${'é'.repeat(100_000)}`);
  });
  const headers = { 'x-key': 'k' };
  const answer = await httpFetch(url, { ...init, method: 'POST', headers, body: '{"num":1}' });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('7');
  expect(await answer.text()).toBe(`POST k {"num":1} ${'é'.repeat(100_000)}`);
});

test('an answer that breaks off is none', async () => {
  const url = await serving((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half of it', () => response.destroy());
  });
  await expect(httpFetch(url, init)).rejects.toThrow();
});

test('throws the reason of its signal, before and while the answer comes', async () => {
  const url = await serving((_, response) => void response.writeHead(200).write('more to come'));
  const stop = new AbortController();
  const asked = httpFetch(url, { ...init, signal: stop.signal });
  const reason = new DOMException('too late', 'TimeoutError');
  stop.abort(reason);
  await expect(asked).rejects.toBe(reason);
  await expect(httpFetch(url, { ...init, signal: stop.signal })).rejects.toBe(reason);
});

test('asks once more when a connection that was kept turns out to be closed', async () => {
  let asked = 0;
  const url = await serving((request, response) => {
    asked++;
    if (asked === 2) request.socket.destroy();
    else response.end('here');
  });
  await httpFetch(url, init);
  expect(await (await httpFetch(url, init)).text()).toBe('here');
  expect(asked).toBe(3);
});
