import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConnectionGuard, createConnectionGuard } from './connection-guard.ts';

let server: Server;
let guard: ConnectionGuard;
let now: number;
/** Milliseconds on the clock by which connections are paced. */
let steady: number;
/** Connections that the server made something of, and requests that it read. */
let made: Socket[];
let read: number;
const opened: Socket[] = [];

beforeEach(async () => {
  now = 0;
  steady = 0;
  made = [];
  read = 0;
  guard = createConnectionGuard(
    () => now,
    null,
    () => steady,
  );
  server = createServer((_request, response) => {
    read += 1;
    response.end();
  });
  server.on('connection', (socket: Socket) => made.push(socket));
  guard.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of opened.splice(0)) socket.destroy();
  server.close();
});

function open(localAddress: string): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).resume();
  opened.push(socket);
  return socket;
}

/** Opens a connection that the server knows of. */
async function openKnown(localAddress: string): Promise<Readonly<{ own: Socket; known: Socket }>> {
  const entering = once(server, 'connection');
  const own = open(localAddress);
  const [known] = await entering;
  return { own, known };
}

const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
const areClosed = (sockets: readonly Socket[]) => sockets.filter(({ closed }) => closed).length;

async function cutOff(localAddress: string): Promise<void> {
  const { known } = await openKnown(localAddress);
  for (let refusal = 0; refusal < 300; refusal++) guard.refuse(known);
  expect(guard.isCutOff(known)).toBe(true);
}

test('nothing is made of a connection beyond the two hundred of a network', async () => {
  const many = Array.from({ length: 230 }, () => open('127.0.0.2'));
  await expect.poll(() => areClosed(many)).toBe(30);
  expect(made).toHaveLength(200);
  const { own } = await openKnown('127.0.0.3');
  own.write(request);
  await expect.poll(() => read).toBe(1);
});

test('what a network sends that is cut off is not read, and its connection closed after a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await cutOff('127.0.0.2');
  const { own } = await openKnown('127.0.0.2');
  own.write(request.repeat(10));
  const other = await openKnown('127.0.0.3');
  // A poll would move the clock.
  const answered = once(other.own, 'data');
  other.own.write(request);
  await answered;
  await vi.advanceTimersByTimeAsync(999);
  expect([own.closed, read]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => own.closed).toBe(true);
  expect([other.own.closed, read]).toEqual([false, 1]);
});

test('of a network that is cut off no more are left unread than it may have, and none when the minute is over', async () => {
  await cutOff('127.0.0.2');
  let most = 0;
  server.on('connection', () => {
    most = Math.max(most, made.filter(({ destroyed }) => !destroyed).length);
  });
  const many = Array.from({ length: 220 }, () => open('127.0.0.2'));
  await expect.poll(() => areClosed(many)).toBe(220);
  expect(most).toBeLessThanOrEqual(200);
  now += 60_000;
  const { own } = await openKnown('127.0.0.2');
  own.write(request);
  await expect.poll(() => read).toBe(1);
});

test('connections beyond the twenty that a network opens at once are read one after the other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let nth = 0; nth < 23; nth++) (await openKnown('127.0.0.2')).own.write(request);
  const other = await openKnown('127.0.0.3');
  const answered = once(other.own, 'data');
  other.own.write(request);
  await answered;
  expect(read).toBe(21);
  for (const expected of [22, 23, 24]) {
    const next = once(server, 'request');
    await vi.advanceTimersByTimeAsync(10);
    await next;
    expect(read).toBe(expected);
  }
});

test('what waits to be read when its network is cut off is closed unread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let nth = 0; nth < 20; nth++) await openKnown('127.0.0.2');
  const { own } = await openKnown('127.0.0.2');
  own.write(request);
  await cutOff('127.0.0.2');
  await vi.advanceTimersByTimeAsync(10);
  await expect.poll(() => own.closed).toBe(true);
  expect(read).toBe(0);
});

test('a network that opens hundreds of connections more than it may have is cut off', async () => {
  const { known } = await openKnown('127.0.0.2');
  for (let nth = 0; nth < 499; nth++) open('127.0.0.2');
  await expect.poll(() => guard.isCutOff(known)).toBe(true);
});

test('a crowd that has all its connections and opens more at leisure is not', async () => {
  const { known } = await openKnown('127.0.0.2');
  for (let nth = 0; nth < 199; nth++) open('127.0.0.2');
  await expect.poll(() => made.length).toBe(200);
  steady += 60_000;
  for (let nth = 0; nth < 320; nth++) {
    steady += 10;
    await once(open('127.0.0.2'), 'close');
  }
  expect([made.length, guard.isCutOff(known)]).toEqual([200, false]);
});

test('connections that are given up while they wait leave their places', async () => {
  const many = Array.from({ length: 200 }, () => open('127.0.0.2'));
  await expect.poll(() => made.length).toBe(200);
  for (const socket of many) socket.destroy();
  await expect.poll(() => areClosed(made)).toBe(200);
  steady += 60_000;
  (await openKnown('127.0.0.2')).own.write(request);
  await expect.poll(() => read).toBe(1);
});
