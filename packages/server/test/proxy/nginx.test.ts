// @module-tag deep

import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { limitsFor } from '../../src/platform/limits/limits.ts';
import { open, requestText, statusIn, talk } from '../attacks/raw-socket.ts';
import { listen } from '../stream/event-stream.ts';
import { type TestServer, testServer } from '../test-server.ts';
import { type Changes, hasNginx, startNginx } from './nginx.ts';

let world: TestServer;
beforeAll(async () => {
  if (!hasNginx) return;
  world = await testServer({
    limits: limitsFor(1),
    config: { rateLimits: 'on', roles: ['api'], trustedProxies: 1 },
  });
});
afterAll(() => world?.close());

async function nginx(changes?: Changes) {
  const running = await startNginx([world.url], changes);
  onTestFinished(running.close);
  return running;
}

const live = (headers?: Readonly<Record<string, string>>) =>
  requestText(paths.health.live, headers);
const from = (localAddress: string) => ({ localAddress });

describe.skipIf(!hasNginx)('the shipped nginx.conf (skipped where nginx is not installed)', () => {
  test('tells the server who asks, whatever they claim', async () => {
    const { url } = await nginx();
    const ask = async (index: number, localAddress: string) => {
      const claimed = { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` };
      return statusIn(await talk(url, live(claimed), from(localAddress)));
    };
    const statuses: number[] = [];
    for (let index = 0; index <= 300; index++) statuses.push(await ask(index, '127.0.9.1'));
    expect(new Set(statuses.slice(0, 300))).toEqual(new Set([200]));
    expect(statuses[300]).toBe(429);
    expect(await ask(0, '127.0.9.2')).toBe(200);
  });

  test('lets a flood wait for its turn, refuses what is beyond, and serves others', async () => {
    const { url } = await nginx({ 'burst=5000 delay=20': 'burst=30 delay=20', '150r/s': '1r/s' });
    const flood = Array.from({ length: 60 }, () => talk(url, live(), from('127.0.9.3')));
    const answers = flood.map((answer) =>
      answer.then((text) => ({ text, status: statusIn(text) })),
    );
    const refused = await Promise.race(
      answers.map(async (answer) =>
        (await answer).status === 429 ? answer : new Promise(() => {}),
      ),
    );
    expect(refused).toMatchObject({ text: expect.stringContaining('"code":"RATE_LIMITED"') });
    expect(refused).toMatchObject({ text: expect.stringContaining('Retry-After: 1\r\n') });
    expect(statusIn(await talk(url, live(), from('127.0.9.4')))).toBe(200);
  });

  test('bounds the requests of one network that are under way', async () => {
    const { url } = await nginx({ 'connections 2000': 'connections 3' });
    const streams = [];
    for (let index = 0; index < 3; index++) {
      const raw = await open(url, from('127.0.9.5'));
      raw.socket.write(requestText(paths.activity.stream));
      await expect.poll(raw.text).toContain('retry:');
      streams.push(raw);
    }
    expect(statusIn(await talk(url, live(), from('127.0.9.5')))).toBe(429);
    expect(statusIn(await talk(url, live(), from('127.0.9.6')))).toBe(200);
    for (const { socket } of streams) socket.destroy();
  });

  test.each([
    ['never ends its headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: 1\r\n'],
    [
      'never ends its body',
      `POST ${paths.project.status} HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\na`,
    ],
  ])('closes a connection that %s', async (_name, text) => {
    const { url } = await nginx({ '_timeout 8s': '_timeout 1s' });
    const { socket, closed } = await open(url);
    socket.write(text);
    await closed;
  });

  test('passes live updates on as they come', async () => {
    const { url } = await nginx();
    const heard = await listen(`${url}${paths.activity.stream}?topics=trade`);
    onTestFinished(() => heard.close());
    await world.database.pool.query(
      `insert into event_feed (topic, address, payload, final, retracted)
       values ('trade', null, '{"text": "x"}', false, false)`,
    );
    await expect.poll(() => heard.events.length).toBe(1);
  });

  test('leads from http to https', async () => {
    const { redirectUrl } = await nginx();
    const { status, headers } = await fetch(`${redirectUrl}/nft?x=1`, { redirect: 'manual' });
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('https://127.0.0.1/nft?x=1');
  });

  test('answers on port 80 what proves the name to a certificate authority, and nothing beside it', async () => {
    const webroot = await mkdtemp(join(tmpdir(), 'vellum-webroot-'));
    onTestFinished(() => rm(webroot, { recursive: true }));
    await chmod(webroot, 0o755);
    await mkdir(join(webroot, '.well-known/acme-challenge'), { recursive: true });
    await writeFile(join(webroot, '.well-known/acme-challenge/token'), 'proof');
    await writeFile(join(webroot, 'index.html'), 'not served');
    const { redirectUrl } = await nginx({ '/var/www/html': webroot });
    const asked = await fetch(`${redirectUrl}/.well-known/acme-challenge/token`);
    expect([asked.status, await asked.text()]).toEqual([200, 'proof']);
    const other = await fetch(`${redirectUrl}/index.html`, { redirect: 'manual' });
    expect(other.status).toBe(301);
  });
});
