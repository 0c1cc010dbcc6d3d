import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readKnownPages } from './known-pages.ts';
import { createWeb } from './serve-web.ts';
import { readWebFolder } from './web-folder.ts';

const script = 'document.documentElement.dataset.theme = "dark"';
const page = `<!doctype html><script>${script}</script><script type="module" src="/assets/a-1.js"></script>`;
const code = `export const a = ${JSON.stringify('vellum '.repeat(500))};`;

const titled = (name: string, path: string) => {
  const text = { en: name, 'zh-TW': name };
  return { name, path, title: text, description: text };
};
const pages = [titled('home', '/'), titled('market', '/nft'), titled('invite', '/i/:address')];

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vellum-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets', 'a-1.js'), code);
  await writeFile(join(folder, 'vellum.svg'), '<svg/>');
  await writeFile(join(folder, '.inputs'), 'secret');
  await writeFile(join(folder, '.pages.json'), JSON.stringify(pages));
  const web = createWeb(await readWebFolder(folder), {
    connections: {
      nodeUrls: ['http://node.example:9090/path'],
      wallets: ['https://wallets.example'],
    },
    pages: await readKnownPages(folder),
  });
  app = fastify();
  app.setNotFoundHandler((request, reply) =>
    web.answer(request, reply) ? reply : reply.code(404).send('none'),
  );
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

const html = { accept: 'text/html,*/*' };

test('every page is the start page, which may run its own script and talk to the node', async () => {
  for (const url of ['/', '/nft', '/i/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '/nft/?y=1.2']) {
    const { statusCode, body, headers } = await app.inject({ url, headers: html });
    expect([statusCode, body]).toEqual([200, page]);
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("connect-src 'self' http://node.example:9090 https://wallets.example");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('whoever takes anything gets pages, and is told of addresses that lead nowhere', async () => {
  const robot = { accept: '*/*' };
  for (const [url, headers, status] of [
    ['/nft', robot, 200],
    ['/nft', {}, 200],
    ['/nft', { accept: 'application/json' }, 404],
    ['/nothing', robot, 404],
    ['/i', robot, 404],
    ['/i/a/b', html, 404],
    ['/nothing', html, 404],
  ] as const) {
    expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, status]);
  }
  expect((await app.inject({ url: '/nothing', headers: html })).body).toBe(page);
  expect((await app.inject({ url: '/nothing', headers: robot })).body).toBe('none');
});

test('files with a hash in their name never change, and are sent packed', async () => {
  const url = '/assets/a-1.js';
  const plain = await app.inject({ url });
  expect(plain.body).toBe(code);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const packed = async (encoding: string) =>
    app.inject({ url, headers: { 'accept-encoding': encoding } });
  const br = await packed('gzip, deflate, br');
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(code);
  const zipped = await packed('gzip, br;q=0');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(code);
});

test('what the client has is not sent again', async () => {
  const first = await app.inject({ url: '/vellum.svg' });
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await app.inject({ url: '/vellum.svg', headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await app.inject({ url: '/vellum.svg', method: 'HEAD' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test.each(['/assets/gone.js', '/.inputs', '/../package.json', '/assets/../.inputs'])(
  '%s is not there, page or not',
  async (url) => {
    expect((await app.inject({ url, headers: html })).statusCode).toBe(404);
  },
);

test('a POST is never a page', async () => {
  const { statusCode } = await app.inject({ url: '/market', method: 'POST', headers: html });
  expect(statusCode).toBe(404);
});
