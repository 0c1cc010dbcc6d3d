import type { Socket } from 'node:net';
import { membership } from '@vellum/api/membership/membership';
import { paths } from '@vellum/api/wire/paths';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { limitsFor } from '../../src/platform/limits/limits.ts';
import { type TestServer, testServer } from '../test-server.ts';
import { open, type RawSocket, requestText, statusIn, talk } from './raw-socket.ts';

const timeoutMs = 1500;
let world: TestServer;
beforeAll(async () => {
  world = await testServer({
    timeoutMs,
    // As if one person were behind each address: a flood that passes the limits is a short one then.
    limits: { ...limitsFor(1), connections: 200 },
    config: { rateLimits: 'on', roles: ['api'] },
  });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await world?.close();
});
const nextMinute = () => vi.setSystemTime(Date.now() + 60_000);

const held: Socket[] = [];
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
  nextMinute();
});

async function hold(count: number, localAddress: string): Promise<readonly RawSocket[]> {
  const all = await Promise.all(
    Array.from({ length: count }, () => open(world.url, { localAddress })),
  );
  held.push(...all.map(({ socket }) => socket));
  return all;
}

const isServed = async (localAddress: string) =>
  statusIn(await talk(world.url, requestText(paths.health.live), { localAddress })) === 200;

const post = (path: string, headers: string, body = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n${body}`;
const form = 'content-type: application/x-www-form-urlencoded';

describe('a connection is cut off that', () => {
  const slow = {
    'never ends its first line': 'GET /',
    'never ends its headers': 'GET / HTTP/1.1\r\nhost: x\r\nx-a: 1\r\n',
    'never ends its body': post(paths.project.status, `${form}\r\ncontent-length: 1000`, 'a=1'),
    'never ends its chunks': post(
      paths.project.status,
      `${form}\r\ntransfer-encoding: chunked`,
      '3\r\na=1\r\n',
    ),
  };
  test.concurrent.each(Object.entries(slow))('%s', async (_name, text) => {
    const began = performance.now();
    const { socket, closed } = await open(world.url, { localAddress: '127.0.2.1' });
    socket.write(text);
    await closed;
    // The time for a request, and the second between two looks at all connections.
    expect(performance.now() - began).toBeLessThan(timeoutMs + 3500);
  });

  test.concurrent('says nothing, without a word: its next request would take it for the answer', async () => {
    const { text, closed } = await open(world.url, { localAddress: '127.0.2.1' });
    await closed;
    expect(text()).toBe('');
  });

  test('drips its headers letter by letter', async () => {
    const { socket } = await open(world.url, { localAddress: '127.0.2.2' });
    socket.write('GET / HTTP/1.1\r\n');
    const drip = () => {
      if (!socket.destroyed) socket.write('x-a: 1\r\n');
      return socket.destroyed;
    };
    await expect.poll(drip, { interval: 100, timeout: timeoutMs + 3500 }).toBe(true);
  });

  test('announces a body beyond all limits, without the body being read', async () => {
    const headers = `${form}\r\ncontent-length: 5000000000`;
    const { socket, text, closed } = await open(world.url, { localAddress: '127.0.2.3' });
    socket.write(post(paths.project.status, headers, 'a=1'));
    await closed;
    expect(text()).toContain('"code":"BODY_TOO_LARGE"');
  });

  test.each([
    ['of a kind that is refused', 'content-type: text/plain\r\ncontent-length: 5000000000'],
    ['without an end', 'content-type: text/plain\r\ntransfer-encoding: chunked'],
    ['from another site', `${form}\r\norigin: https://evil.example\r\ncontent-length: 5000000000`],
  ])('is refused with a body %s', async (_name, headers) => {
    const began = performance.now();
    const { socket, text, closed } = await open(world.url, { localAddress: '127.0.2.4' });
    socket.write(post(paths.project.status, headers, '5\r\nhello\r\n'));
    await closed;
    expect(text()).toMatch(/"code":"(CONTENT_TYPE|ORIGIN)_REFUSED"/);
    // At once, not when the time for the body is over.
    expect(performance.now() - began).toBeLessThan(timeoutMs);
  });
});

describe('one network', () => {
  test('has two hundred connections, and leaves all other places to others', async () => {
    const all = await hold(260, '127.0.3.1');
    await expect.poll(() => all.filter(({ socket }) => socket.closed).length).toBe(60);
    expect(await isServed('127.0.3.1')).toBe(false);
    expect(await isServed('127.0.3.2')).toBe(true);
    for (const { socket } of all) socket.destroy();
    await expect.poll(() => isServed('127.0.3.1')).toBe(true);
  });

  test('that keeps asking after hundreds of refusals is not answered for the rest of the minute', async () => {
    const { socket, text, closed } = await open(world.url, { localAddress: '127.0.4.1' });
    const answers = (status: number) => text().split(`HTTP/1.1 ${status} `).length - 1;
    for (let asked = 50; asked <= 600; asked += 50) {
      socket.write('GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(50));
      await expect.poll(() => answers(404) + answers(429)).toBe(asked);
    }
    expect([answers(404), answers(429)]).toEqual([300, 300]);
    socket.write('GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n');
    await closed;
    expect(answers(404) + answers(429)).toBe(600);
    expect(await isServed('127.0.4.1')).toBe(false);
    expect(await isServed('127.0.4.2')).toBe(true);
    nextMinute();
    expect(await isServed('127.0.4.1')).toBe(true);
  });

  test.each([
    ['a path that cannot be read', requestText('/%')],
    ['what is no HTTP', 'hello\r\n\r\n'],
  ])('is counted for %s too', async (name, text) => {
    const from = { localAddress: name.startsWith('a path') ? '127.0.7.1' : '127.0.7.2' };
    for (let i = 0; i < 300; i++) expect(statusIn(await talk(world.url, text, from))).toBe(400);
    expect(await talk(world.url, text, from)).toBe('');
    expect(await isServed('127.0.7.3')).toBe(true);
  });

  test('cannot pass for many by naming others in headers', async () => {
    const names = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip'];
    const statuses = [];
    for (let i = 0; i < 302; i++) {
      const headers = Object.fromEntries(names.map((name) => [name, `10.9.${i >> 8}.${i & 255}`]));
      const text = requestText('/nothing', headers);
      statuses.push(statusIn(await talk(world.url, text, { localAddress: '127.0.5.1' })));
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(300);
    expect(statuses.slice(300)).toEqual([429, 429]);
  });
});

const answersIn = (text: string, status: number) => text.split(`HTTP/1.1 ${status} `).length - 1;

test('a form that is too large is refused before it arrives, and counts against its network', async () => {
  const body = 'x'.repeat(16 * 1024 + 1);
  const large = post(membership.enter.path, `${form}\r\ncontent-length: ${body.length}`, body);
  const waiting = await open(world.url, { localAddress: '127.0.8.1' });
  held.push(waiting.socket);
  waiting.socket.write(large.slice(0, -body.length));
  await expect.poll(waiting.text).toContain('"code":"BODY_TOO_LARGE"');
  const { socket, text } = await open(world.url, { localAddress: '127.0.8.2' });
  held.push(socket);
  for (let asked = 1; asked <= 300; asked++) {
    socket.write(large);
    await expect.poll(() => answersIn(text(), 413), { interval: 2 }).toBe(asked);
  }
  socket.write(large);
  await expect.poll(() => answersIn(text(), 429)).toBe(1);
});

test('what a page asks for in the name of a visitor who is cut off is refused, not left without an answer', async () => {
  const { app } = world.server;
  const ask = () => app?.inject({ url: '/nothing', remoteAddress: '127.0.8.5' });
  for (let asked = 0; asked < 600; asked++) await ask();
  expect(await isServed('127.0.8.5')).toBe(false);
  await expect(ask()).resolves.toMatchObject({ statusCode: 429 });
});

describe('a client that does not read', () => {
  test('does not hold up the end of the server', async () => {
    const own = await testServer({ chain: world.chain, timeoutMs, config: { roles: ['api'] } });
    const listener = await open(own.url);
    listener.socket.write(`GET ${paths.activity.stream} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await expect.poll(listener.text).toContain('retry:');
    listener.socket.pause();
    for (let part = 0; part < 40; part++) {
      await own.database.pool.query(
        `insert into event_feed (topic, address, payload, final, retracted)
         select 'trade', null, jsonb_build_object('text', repeat('x', 100000)), false, false
         from generate_series(1, 5)`,
      );
    }
    const stuck = await open(own.url);
    stuck.socket.pause();
    stuck.socket.write('GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(40));
    await talk(own.url, requestText(paths.health.live));
    const began = performance.now();
    await own.close();
    expect(performance.now() - began).toBeLessThan(10_000);
    for (const { socket } of [stuck, listener]) socket.destroy();
  });
});
