// @module-tag deep

import type { Socket } from 'node:net';
import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '../stream/event-stream.ts';
import { type TestServer, testServer } from '../test-server.ts';
import { open, requestText, statusIn } from './raw-socket.ts';

let world: TestServer;
beforeAll(async () => {
  world = await testServer({ config: { rateLimits: 'on', roles: ['api'] } });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await world?.close();
});

const { stream } = paths.activity;

async function begin(count: number, localAddress: string) {
  const all = await Promise.all(
    Array.from({ length: count }, async () => {
      const raw = await open(world.url, { localAddress });
      raw.socket.write(`GET ${stream} HTTP/1.1\r\nhost: x\r\n\r\n`);
      return raw;
    }),
  );
  const statuses = () => all.map(({ text }) => statusIn(text()));
  await expect.poll(() => statuses().every((status) => status > 0)).toBe(true);
  return { statuses: statuses(), end: () => all.map(({ socket }) => socket.destroy()) };
}

test('one network has five hundred streams, and others have theirs', async () => {
  const { statuses, end } = await begin(520, '127.0.6.1');
  expect(statuses.filter((status) => status === 200)).toHaveLength(500);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  const others = await begin(5, '127.0.6.2');
  expect(others.statuses).toEqual([200, 200, 200, 200, 200]);
  end();
  others.end();
});

test('who begins one after the other is refused before the database is asked', async () => {
  const begun = async () => {
    const text = requestText(stream);
    return open(world.url, { localAddress: '127.0.6.3' }).then(async (raw) => {
      raw.socket.write(text);
      await expect.poll(() => statusIn(raw.text()), { interval: 2 }).toBeGreaterThan(0);
      raw.socket.destroy();
      return statusIn(raw.text());
    });
  };
  const statuses: number[] = [];
  for (let i = 0; i < 1005; i++) statuses.push(await begun());
  expect(statuses.slice(0, 1000).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(1000)).toEqual([429, 429, 429, 429, 429]);
});

test('a listener who never reads holds no more events than a page', async () => {
  const served: Socket[] = [];
  const { server } = world.server.app!;
  server.on('connection', (socket) => served.push(socket));
  const deaf = await open(world.url, { localAddress: '127.0.6.4' });
  deaf.socket.write(`GET ${stream}?topics=trade HTTP/1.1\r\nhost: x\r\n\r\n`);
  await expect.poll(deaf.text).toContain('retry:');
  deaf.socket.pause();
  const hearing = await listen(`${world.url}${stream}?topics=trade`);
  const told = 40;
  for (let part = 1; part <= told; part++) {
    await world.database.pool.query(
      `insert into event_feed (topic, address, payload, final, retracted)
       select 'trade', null, jsonb_build_object('text', repeat('x', 20000)), false, false
       from generate_series(1, 50)`,
    );
  }
  // Everyone else hears all 40 MB of it meanwhile.
  await expect.poll(() => hearing.events.length).toBe(told * 50);
  const theirs = served.find(({ remotePort }) => remotePort === deaf.socket.localPort)!;
  expect(theirs.destroyed).toBe(false);
  // What they do not read stays in the database: an event or two wait for them, not thousands.
  expect(theirs.writableLength).toBeLessThan(1_000_000);
  hearing.close();
  deaf.socket.destroy();
});
