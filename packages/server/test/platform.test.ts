import { connect } from 'node:net';
import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from './test-server.ts';

let world: TestServer;
beforeAll(async () => {
  world = await testServer();
  await world.server.ready();
});
afterAll(() => world?.close());

const { enter } = paths.membership;
const someone = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** A POST with a body of any kind. */
async function send(path: string, body: string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  const response = await fetch(world.url + path, { method: 'POST', body, headers: type });
  return { status: response.status, json: await response.json() };
}

describe('the body of a call', () => {
  test('is a form, and may be missing where nothing is required (S7.01)', async () => {
    const response = await fetch(world.url + paths.project.status, { method: 'POST' });
    expect(response.status).toBe(200);
  });

  test('is refused from 16 KB on', async () => {
    const form = (bytes: number) => `address=${someone}&x=${'a'.repeat(bytes)}`;
    const fits = 16 * 1024 - form(0).length;
    expect(await send(enter, form(fits))).toMatchObject({ status: 200 });
    expect(await send(enter, form(fits + 1))).toMatchObject({
      status: 413,
      json: { code: 'BODY_TOO_LARGE' },
    });
  });

  test('has at most 100 fields', async () => {
    const form = (fields: number) =>
      `address=${someone}&${Array.from({ length: fields - 1 }, (_, i) => `f${i}=1`).join('&')}`;
    expect(await send(enter, form(100))).toMatchObject({ status: 200 });
    expect(await send(enter, form(101))).toMatchObject({ json: { code: 'VALIDATION' } });
  });

  test.each(['__proto__=1', 'constructor=1', 'prototype=1', '%5F%5Fproto%5F%5F=1', 'x=%00'])(
    'is refused with %s',
    async (field) => {
      const answer = await send(enter, `address=${someone}&${field}`);
      expect(answer).toMatchObject({ status: 400, json: { code: 'VALIDATION' } });
    },
  );

  test('names a field once', async () => {
    const answer = await send(enter, `address=${someone}&address=${someone}`);
    expect(answer.status).toBe(400);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is no %s',
    async (type) => {
      const answer = await send(enter, '{}', { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, json: { code: 'CONTENT_TYPE_REFUSED' } });
    },
  );

  test('is not packed', async () => {
    const answer = await send(enter, 'x', { 'content-encoding': 'gzip' });
    expect(answer).toMatchObject({ status: 415, json: { code: 'CONTENT_TYPE_REFUSED' } });
  });

  test('is told what is wrong field by field, in the language asked for (S7.02)', async () => {
    const english = await world.post(enter, { address: 'x' });
    expect(english.json).toMatchObject({
      code: 'ADDRESS_INVALID',
      fields: [{ field: 'address', code: 'ADDRESS_INVALID' }],
    });
    const headers = { 'accept-language': 'zh-TW,en;q=0.5' };
    const chinese = await world.post(enter, { address: 'x' }, { headers });
    expect(chinese.json.message).not.toBe(english.json.message);
    expect(chinese.json.message).toMatch(/[\u4e00-\u9fff]/);
  });
});

describe('every answer', () => {
  test('is an envelope with three constant headers', async () => {
    for (const answer of [
      await world.post(paths.project.config),
      await world.post('/nothing/here'),
      await world.get(paths.project.config),
    ]) {
      expect(answer.json.requestId).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('tells an unknown path from a wrong method', async () => {
    expect(await world.post('/nothing')).toMatchObject({
      status: 404,
      json: { code: 'ROUTE_UNKNOWN' },
    });
    const wrong = await world.get(paths.project.config);
    expect(wrong).toMatchObject({ status: 405, json: { code: 'METHOD_NOT_ALLOWED' } });
    expect(wrong.headers.get('allow')).toBe('POST');
  });

  test.each(['/%', '/%c0%80', `/media/${'a'.repeat(300)}`])('survives %s', async (path) => {
    expect((await world.get(path)).status).toBeLessThan(500);
  });

  test('says something even to what is no HTTP', async () => {
    const { hostname, port } = new URL(world.url);
    const answer = await new Promise<string>((settle) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write('hello\r\n\r\n'));
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => settle(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"VALIDATION"');
  });
});

describe('a POST of a page', () => {
  const status = (headers: Record<string, string>) =>
    world.post(paths.project.status, {}, { headers });

  test('is taken from our own origin, under each name of this machine', async () => {
    const { port } = new URL(world.url);
    for (const host of ['127.0.0.1', 'localhost']) {
      expect((await status({ origin: `http://${host}:${port}` })).status).toBe(200);
    }
  });

  test('is refused from any other', async () => {
    const { port } = new URL(world.url);
    const others = [
      'https://evil.example',
      'null',
      'http://127.0.0.1:1',
      `https://localhost:${port}`,
    ];
    for (const origin of others) {
      expect(await status({ origin })).toMatchObject({
        status: 403,
        json: { code: 'ORIGIN_REFUSED' },
      });
    }
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  });
});

test('health tells what is well', async () => {
  expect((await world.get(paths.health.live)).json).toEqual({ live: true });
  const ready = await world.get(paths.health.ready);
  expect(ready).toMatchObject({ status: 200, json: { ready: true, head: expect.any(Number) } });
  expect(Object.keys(ready.json.checks)).toEqual(['database', 'migrations', 'node', 'index']);
});

test('the contract is served for machines and for people', async () => {
  expect((await world.get('/openapi.json')).json).toMatchObject({ openapi: '3.1.0' });
  const docs = await world.get('/docs');
  expect(docs.json).toContain(paths.membership.enter);
  expect(docs.json).not.toMatch(/(src|href)="https?:/);
});

test('the configuration names the deployment and its version', async () => {
  const { json, headers } = await world.post(paths.project.config);
  expect(json.data).toMatchObject({
    network: {
      ...{ name: 'devnet', genesis: world.chain.devnet.chain.genesisId },
      // TRON's own time, where nothing else is told.
      finalAfter: 57_000,
    },
    features: { membership: 'open', cards: 'open', payFi: 'soon' },
    demoWallet: true,
  });
  expect(json.data.contracts.team).toBe(world.chain.deployment.contracts['team']!.address);
  expect(headers.get('etag')).toBe(`"${json.data.version}"`);
});

test('status tells how far the index is', async () => {
  const { data } = (await world.post(paths.project.status)).json;
  expect(data).toMatchObject({ lag: 0, maintenance: false });
  expect(data.head).toBe(world.chain.devnet.chain.head().number);
});

test('one announcement is a GET with its id at the end of the path (S7.03)', async () => {
  const path = paths.announcements.get.replace('{id}', '7');
  expect(path.endsWith('/announcementDetail/7')).toBe(true);
  expect((await world.get(path)).json.code).toBe('NOT_FOUND');
  expect((await world.post(path)).status).toBe(404);
});
