import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type TestServer, testServer } from '../test-server.ts';
import { requestText, statusIn, talk } from './raw-socket.ts';

// Paths and headers as no browser would send them, over a socket: nothing between cleans them up.

const SECRET = 'the-content-of-a-file-that-is-not-served';
const EVIL = 'evil.example';
let folder: string;
let world: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vellum-paths-'));
  await mkdir(join(folder, 'web', 'assets'), { recursive: true });
  await mkdir(join(folder, 'media', 'ab'), { recursive: true });
  await writeFile(join(folder, 'web', 'index.html'), '<!doctype html><head></head><p>app</p>');
  await writeFile(join(folder, 'web', 'assets', 'a-1.js'), 'export {};');
  await writeFile(join(folder, 'web', '.hidden'), SECRET);
  await writeFile(join(folder, 'secret.txt'), SECRET);
  await writeFile(join(folder, 'media', 'secret.webp'), SECRET);
  world = await testServer({
    config: {
      roles: ['api'],
      webFolder: join(folder, 'web'),
      mediaFolder: join(folder, 'media'),
      publicUrl: 'https://vellum.example',
    },
  });
});
afterAll(async () => {
  await world?.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  talk(world.url, requestText(path, headers, method));
const html = { accept: 'text/html' };

const ups = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e%252f', '....//'];
const traversals = ups.flatMap((up) => [
  `/${up}secret.txt`,
  `/assets/${up}${up}secret.txt`,
  `/media/${up}secret.txt`,
  `/media/${up}media/secret.webp`,
  `/assets/${up}.hidden`,
]);

test.each([...traversals, '//secret.txt', '/.hidden', '/%00secret.txt', '/secret.txt%00.js'])(
  'no file is found through %s',
  async (path) => {
    const answer = await ask(path, html);
    expect(answer).not.toContain(SECRET);
    expect(statusIn(answer)).toBeLessThan(500);
    expect(statusIn(answer)).toBeGreaterThan(0);
  },
);

test.each(['/.git/config', '/.env/x', '/a/.git/HEAD', '/%2egit/config', '/.well-known/x'])(
  'nothing hidden is a page: %s',
  async (path) => {
    expect(statusIn(await ask(path, html))).toBe(404);
  },
);

test('behind TLS every answer asks for https from then on', async () => {
  for (const path of ['/', '/market', '/assets/a-1.js', '/nothing.here', paths.project.status]) {
    expect(await ask(path, html)).toMatch(/\r\nstrict-transport-security: max-age=31536000\r\n/i);
  }
});

const body = '0\r\n\r\n';
test.each([
  ['two hosts', 'host: vellum.example\r\nhost: evil.example\r\n', ''],
  ['two hosts in other letters', 'Host: vellum.example\r\nHOST: vellum.example\r\n', ''],
  ['another encoding', 'host: x\r\ntransfer-encoding: gzip, chunked\r\n', body],
  ['chunks of chunks', 'host: x\r\ntransfer-encoding: chunked, chunked\r\n', body],
  [
    'two encodings',
    'host: x\r\ntransfer-encoding: chunked\r\ntransfer-encoding: chunked\r\n',
    body,
  ],
  ['no encoding', 'host: x\r\ntransfer-encoding: identity\r\n', body],
  ['half an encoding', 'host: x\r\ntransfer-encoding: xchunked\r\n', body],
  ['a length too', 'host: x\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n', body],
])('a request with %s is refused, and its connection closed', async (_what, headers, rest) => {
  const text = `POST ${paths.project.status} HTTP/1.1\r\norigin: https://vellum.example\r\n`;
  const answer = await talk(world.url, `${text}${headers}\r\n${rest}`);
  expect(statusIn(answer)).toBe(400);
});

test('an image is asked for by the hash of its content and nothing else', async () => {
  for (const name of ['secret.webp', `${'a'.repeat(63)}/.webp`, `${'..%2f'.repeat(13)}x.webp`]) {
    expect(statusIn(await ask(`/media/${name}`))).toBeGreaterThanOrEqual(400);
  }
});

const elsewhere = [
  `//${EVIL}`,
  `//${EVIL}/%2e%2e`,
  `/\\${EVIL}`,
  `/%09/${EVIL}`,
  `/%5c%5c${EVIL}`,
  `/https://${EVIL}`,
  `http://${EVIL}/market`,
  `/login?next=https://${EVIL}`,
  `/?redirect=//${EVIL}&url=//${EVIL}&return=//${EVIL}`,
  `/token/${EVIL}`,
  `/i/${EVIL}`,
];

test.each(elsewhere)('nobody is sent elsewhere by %s', async (path) => {
  for (const method of ['GET', 'POST', 'HEAD']) {
    const answer = await ask(path, html, method);
    expect(statusIn(answer)).not.toSatisfy((status: number) => status > 300 && status < 304);
    expect(answer).not.toMatch(/^(location|refresh|content-location):/im);
    expect(answer.split('\r\n\r\n')[1] ?? '').not.toContain(EVIL);
  }
});

describe('what a cache between could keep for others', () => {
  const poison: readonly Record<string, string>[] = [
    { host: EVIL },
    { 'x-forwarded-host': EVIL },
    { 'x-forwarded-proto': 'http', 'x-forwarded-port': '666' },
    { forwarded: `host=${EVIL};proto=http` },
    { 'x-original-url': `/${EVIL}`, 'x-rewrite-url': `/${EVIL}` },
    { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
    { 'x-forwarded-prefix': `/${EVIL}`, 'x-host': EVIL },
    { 'accept-language': `${EVIL}, zh-TW;q=0.5` },
  ];
  const kept = [
    ...[
      ['/', 200],
      ['/market', 200],
      ['/assets/a-1.js', 200],
    ],
    ['/token/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 404],
  ] as const;
  /** Without what differs between two answers to the same question. */
  const lasting = (answer: string) => answer.replace(/^date: .*\r\n/im, '');

  test.each(kept)('%s is the same whatever headers say', async (path, status) => {
    const plain = lasting(await ask(path, html));
    expect(statusIn(plain)).toBe(status);
    for (const headers of poison) {
      expect(lasting(await ask(path, { ...html, ...headers }))).toBe(plain);
    }
  });

  test('is neither an answer of the API, nor a refusal, nor a file that is not there', async () => {
    const answers = [
      await ask(paths.project.config, {}, 'POST'),
      await ask('/assets/not-yet-2.js'),
      await ask('/nothing', {}, 'POST'),
      await ask(`/media/${'0'.repeat(64)}.webp`),
      await ask('/%'),
    ];
    for (const answer of answers) expect(answer).toMatch(/^cache-control: no-store\r$/im);
  });

  test('is no page with a cookie', async () => {
    const cookie = await world.signIn(newPerson());
    for (const [path] of kept)
      expect(await ask(path, { ...html, cookie })).not.toMatch(/set-cookie/i);
  });
});

test.each([
  ['in a value', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: 1\rx-evil: 1\r\nconnection: close\r\n\r\n'],
  ['in a name', 'GET / HTTP/1.1\r\nhost: x\r\nx a: 1\r\nconnection: close\r\n\r\n'],
  [
    'with two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\nconnection: close\r\n\r\n',
  ],
  [
    'with a length and chunks',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n0\r\n\r\n',
  ],
])('a request that two programs could read differently, %s, is refused', async (_name, text) => {
  const answer = await talk(world.url, text);
  expect(statusIn(answer)).toBe(400);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(answer).not.toMatch(/^x-evil/im);
});

test('what a path holds cannot begin a header of the answer', async () => {
  for (const path of [
    '/%0d%0aset-cookie:%20a=b',
    '/token/%0d%0ax-evil:1',
    '/market%0aset-cookie:a',
  ]) {
    const [head = ''] = (await ask(path, html)).split('\r\n\r\n');
    expect(head).not.toMatch(/^(set-cookie|x-evil)/im);
  }
});

test('no page is shown in a frame of another site', async () => {
  for (const path of ['/', '/market', '/token/x', '/docs']) {
    const [head = ''] = (await ask(path, html)).split('\r\n\r\n');
    expect(head).toMatch(/^content-security-policy: .*frame-ancestors '(self|none)'/im);
  }
});
