import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { topics } from '@vellum/api/wire/choice-lists';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FeedBell, feedBell } from '../../src/platform/stream/feed-bell.ts';
import { feedReader } from '../../src/platform/stream/feed-reader.ts';
import { streamLimits } from '../../src/platform/stream/feed-stream.ts';
import { feedTail } from '../../src/platform/stream/feed-tail.ts';
import { createStreamHub, type StreamHub } from '../../src/platform/stream/stream-hub.ts';
import { open, type RawSocket } from '../attacks/raw-socket.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { listen } from './event-stream.ts';

let database: TestDatabase;
let bell: FeedBell;
let server: Server;
let url: string;
let now = 0;
let hub: StreamHub;
let head = 0;
const written: ServerResponse[] = [];
/** How many were told that their reader left. */
let left = 0;
/** What a new reader waits for. */
let looked: Promise<void> = Promise.resolve();

beforeAll(async () => {
  database = await testDatabase({ statementTimeoutMs: 0 });
  bell = feedBell(database.url);
  const feed = feedTail(feedReader(database.pool));
  const news = {
    position: async () => ({ head: ++head, solid: 0, chainTime: 0 }),
    heardAfter: async () => [],
  };
  hub = createStreamHub({ feed, bell, news, clock: () => now });
  server = createServer(async (_request, output) => {
    output.writeHead(200, { 'content-type': 'text/event-stream' });
    written.push(output);
    const from = await feed.newest();
    await looked;
    const closed = () => {
      left++;
    };
    hub.open({ output, filter: { address: null, topics }, from, session: null, closed });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
});
afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await bell?.close();
  await database?.close();
});

beforeEach(async () => {
  server.closeAllConnections();
  await expect.poll(hub.size).toBe(0);
  written.length = 0;
  left = 0;
});

/** Connects, hears the first line, and reads no more. */
async function deafReader(): Promise<RawSocket> {
  const raw = await open(url);
  raw.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(raw.text).toContain('retry:');
  raw.socket.pause();
  return raw;
}

async function tell(count: number, bytes = 10): Promise<void> {
  await database.pool.query(
    `insert into event_feed (topic, address, payload, final, retracted)
     select 'trade', null, jsonb_build_object('text', repeat('x', $2)), false, false
     from generate_series(1, $1)`,
    [count, bytes],
  );
}

/** More than the buffers of a connection hold. */
const flood = () => tell(400, 40_000);
const isFull = () => written.filter((output) => output.writableNeedDrain).length;

async function newBlock(): Promise<void> {
  await database.pool.query("select pg_notify('chain', '')");
}

test('three readers that read nothing for 20 minutes: cut off, and nothing else happens', async () => {
  await Promise.all([deafReader(), deafReader(), deafReader()]);
  await flood();
  await expect.poll(isFull).toBe(3);
  const hearing = await listen(url);
  const events = () => hearing.events.filter(({ event }) => event === 'trade').length;
  for (let minute = 1; minute <= 10; minute++) {
    for (let beat = 0; beat < 60; beat++) {
      now += 1_000;
      hub.beat();
    }
    await tell(1);
    await newBlock();
    await expect.poll(events).toBe(minute);
    await expect.poll(hub.size).toBe(1);
  }
  for (let second = 0; second < 600; second++) {
    now += 1_000;
    hub.beat();
    await newBlock();
  }
  // The limit of a reader that keeps up: it comes back by itself.
  await hearing.ended;
  await expect.poll(hub.size).toBe(0);
  expect(left).toBe(4);
  const next = await listen(url);
  await tell(1);
  await expect.poll(() => next.events.map(({ event }) => event)).toContain('trade');
  next.close();
});

test('a reader that leaves its buffer full is cut off at the limit, not before', async () => {
  await deafReader();
  await flood();
  await expect.poll(isFull).toBe(1);
  now += streamLimits.stalled - 1;
  hub.beat();
  expect(written[0]!.destroyed).toBe(false);
  now += 1;
  hub.beat();
  expect(written[0]!.destroyed).toBe(true);
  await expect.poll(hub.size).toBe(0);
});

test('a reader that takes its time and reads again is kept', async () => {
  const slow = await deafReader();
  await flood();
  for (let round = 0; round < 3; round++) {
    await expect.poll(isFull).toBe(1);
    now += streamLimits.stalled - 1;
    hub.beat();
    slow.socket.resume();
    await expect.poll(isFull).toBe(0);
    slow.socket.pause();
    await flood();
  }
  expect(hub.size()).toBe(1);
  slow.socket.destroy();
});

test('an ended stream takes no more writes and is closed when nobody reads its end', async () => {
  await deafReader();
  const output = written[0]!;
  // Until the system's buffers take no more; the stream's own still does.
  const left = () => {
    const length = output.socket?.writableLength;
    if (length === 0) output.write(`: ${'x'.repeat(20_000)}\n\n`);
    return length;
  };
  await expect.poll(left, { interval: 1 }).not.toBe(0);
  expect(output.writableNeedDrain).toBe(false);
  now += streamLimits.longest;
  hub.beat();
  expect(written[0]!.writableEnded).toBe(true);
  for (let beat = 0; beat < 3; beat++) {
    await tell(1);
    await newBlock();
    hub.beat();
  }
  now += streamLimits.ending - 1;
  hub.beat();
  expect(hub.size()).toBe(1);
  now += 1;
  hub.beat();
  await expect.poll(hub.size).toBe(0);
});

test('a quiet stream says something before proxies close it', async () => {
  const reader = await open(url);
  reader.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(reader.text).toContain('retry:');
  now += streamLimits.heartbeat - 1;
  hub.beat();
  now += 1;
  hub.beat();
  await expect.poll(() => reader.text().match(/: \n\n/g)).toHaveLength(1);
  reader.socket.destroy();
});

test('a broken connection ends one stream', async () => {
  const reader = await deafReader();
  const hearing = await listen(url);
  reader.socket.resetAndDestroy();
  written[0]!.emit('error', new Error('write EPIPE'));
  written[0]!.emit('error', new Error('write EPIPE'));
  await expect.poll(hub.size).toBe(1);
  await tell(1);
  await expect.poll(() => hearing.events).not.toEqual([]);
  hearing.close();
});

test('a reader that leaves while it connects keeps no place', async () => {
  const lookup = Promise.withResolvers<void>();
  looked = lookup.promise;
  const raw = await open(url);
  raw.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => written).toHaveLength(1);
  raw.socket.resetAndDestroy();
  await expect.poll(() => written[0]!.destroyed).toBe(true);
  lookup.resolve();
  await expect.poll(() => left).toBe(1);
  expect(hub.size()).toBe(0);
});

// Last: it ends the hub.
test('a hub that is closed ends its streams, slow readers too', async () => {
  const hearing = await listen(url);
  await deafReader();
  await flood();
  await expect.poll(isFull).toBeGreaterThanOrEqual(1);
  hub.close();
  await hearing.ended;
  now += streamLimits.ending;
  hub.beat();
  await expect.poll(hub.size).toBe(0);
  const late = await listen(url);
  await late.ended;
});
