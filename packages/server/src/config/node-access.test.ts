import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServerConfig } from './config.ts';
import { nodeAccess, nodeWay, publicNodes } from './node-access.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
});

const PAGE = 'http://127.0.0.1:8080';

/** A node that answers with these headers, by what was asked. */
async function nodeWith(
  headersFor: (method: string, asked: IncomingHttpHeaders) => Record<string, string>,
): Promise<string> {
  const server = createServer((asked, answer) => {
    answer.writeHead(200, headersFor(asked.method ?? '', asked.headers));
    answer.end('{}');
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function configOf(network: Partial<ServerConfig['network']>, publicUrl = PAGE): ServerConfig {
  const base = { name: 'custom', solidityNodes: [], eventServers: [], apiKey: null };
  const deployment = { contracts: { team: { address: 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC' } } };
  return { publicUrl, network: { ...base, ...network }, deployment } as unknown as ServerConfig;
}

const all = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Content-Type, TRON-PRO-API-KEY',
};

describe('auto', () => {
  test('a node that allows every origin is asked directly', async () => {
    const node = await nodeWith(() => all);
    expect(await nodeAccess(configOf({ fullNodes: [node] }))).toBe('direct');
  });

  test('a node that names the origin of the page is asked directly, one that names another is not', async () => {
    const own = await nodeWith((_, { origin = '' }) => ({
      ...all,
      'access-control-allow-origin': origin,
    }));
    expect(await nodeAccess(configOf({ fullNodes: [own] }))).toBe('direct');
    const other = await nodeWith(() => ({
      ...all,
      'access-control-allow-origin': 'https://elsewhere.example',
    }));
    expect(await nodeAccess(configOf({ fullNodes: [other] }))).toBe('relay');
  });

  test('java-tron, which sends no such headers, is relayed', async () => {
    const node = await nodeWith(() => ({ allow: 'GET, HEAD, POST, TRACE, OPTIONS' }));
    expect(await nodeAccess(configOf({ fullNodes: [node] }))).toBe('relay');
  });

  test('headers of the preflight alone, or without the type of the body, are not enough', async () => {
    const preflight = await nodeWith(
      (method): Record<string, string> => (method === 'OPTIONS' ? all : {}),
    );
    expect(await nodeAccess(configOf({ fullNodes: [preflight] }))).toBe('relay');
    const simple = await nodeWith(() => ({ 'access-control-allow-origin': '*' }));
    expect(await nodeAccess(configOf({ fullNodes: [simple] }))).toBe('relay');
  });

  test('both kinds of node must answer pages', async () => {
    const [open, plain] = [await nodeWith(() => all), await nodeWith(() => ({}))];
    const network = { fullNodes: [open], solidityNodes: [plain] };
    expect(await nodeAccess(configOf(network))).toBe('relay');
  });

  test('a page of the world does not ask a node of this network, and none over TLS one without', async () => {
    const fullNodes = [await nodeWith(() => all)];
    expect(await nodeAccess(configOf({ fullNodes }, 'http://vellum.example'))).toBe('relay');
    expect(await nodeAccess(configOf({ fullNodes }, 'https://127.0.0.1'))).toBe('relay');
  });

  test('a node that is away is relayed; the embedded chain never', async () => {
    const fullNodes = ['http://127.0.0.1:1'];
    expect(await nodeAccess(configOf({ fullNodes }))).toBe('relay');
    expect(await nodeAccess(configOf({ fullNodes, name: 'devnet' }))).toBe('direct');
  });
});

test('events are told of where a server answers with some, and not of a page that says no', async () => {
  const node = await nodeWith(() => all);
  expect(await nodeWay(configOf({ fullNodes: [node] }))).toEqual({
    access: 'direct',
    hasEvents: true,
  });
  const plain = createServer((_, answer) => {
    answer.writeHead(404, { 'content-type': 'text/html' });
    answer.end('<html></html>');
  });
  servers.push(plain.listen(0, '127.0.0.1'));
  await once(plain, 'listening');
  const url = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
  const way = await nodeWay(configOf({ fullNodes: [url] }));
  expect(way).toEqual({ access: 'relay', hasEvents: false });
});

test('what the operator chose is not asked about', async () => {
  const fullNodes = ['http://127.0.0.1:1'];
  expect(await nodeAccess(configOf({ fullNodes, access: 'direct' }))).toBe('direct');
  const embedded = { fullNodes, name: 'devnet', access: 'relay' } as const;
  expect(await nodeAccess(configOf(embedded))).toBe('relay');
});

test('pages are told the first of each kind, and the full node where there is none', () => {
  const network = configOf({ fullNodes: ['http://a', 'http://b'], solidityNodes: ['http://c'] });
  expect(publicNodes(network.network)).toEqual({
    full: 'http://a',
    confirmed: 'http://c',
    events: 'http://a',
  });
});
