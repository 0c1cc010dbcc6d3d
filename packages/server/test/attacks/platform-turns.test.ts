import type { Socket } from 'node:net';
import { membership } from '@vellum/api/membership';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createConnectionGuard } from '../../src/platform/connection-guard.ts';
import { networkTurns } from '../../src/platform/network-turns.ts';
import { paceLimits } from '../../src/platform/rate-limiter.ts';
import { serve } from '../../src/platform/serve.ts';
import { plainHttp } from '../plain-http.ts';
import { newPerson } from '../test-server.ts';
import { open, type RawSocket } from './raw-socket.ts';

const { address } = newPerson();
const clock = () => 0;
/** Calls that were begun; each ends when it is told to. */
const begun: (() => void)[] = [];
let url: string;
const app = await plainHttp({
  clock,
  limits: paceLimits,
  guard: createConnectionGuard(clock, null),
  turns: networkTurns(),
});

beforeAll(async () => {
  serve(app, membership.enter, async () => {
    await new Promise<void>((settle) => begun.push(settle));
    return {
      ...{ registered: false, activated: false, parent: null, level: 0, needSignIn: true },
      ...{ inviter: null, root: address, configVersion: '0' },
    };
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const held: Socket[] = [];
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
  for (const end of begun.splice(0)) end();
});

async function openFrom(localAddress: string): Promise<RawSocket> {
  const opened = await open(url, { localAddress });
  held.push(opened.socket);
  return opened;
}

const connections = () =>
  new Promise<number>((settle) => app.server.getConnections((_error, count) => settle(count)));
const form = `address=${address}`;
const callOf = (body: string) =>
  `POST ${membership.enter.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
const answersIn = (text: string, status: number) => text.split(`HTTP/1.1 ${status} `).length - 1;

test('what somebody asked for who hung up is not begun', async () => {
  const { socket, closed } = await openFrom('127.0.8.1');
  socket.write(callOf(form).repeat(15));
  await expect.poll(() => begun.length).toBe(4);
  socket.destroy();
  await closed;
  await expect.poll(connections).toBe(0);
  const next = await openFrom('127.0.8.1');
  next.socket.write(callOf(form));
  for (const end of begun.splice(0)) end();
  await expect.poll(() => begun.length).toBe(1);
  begun.pop()?.();
  await expect.poll(() => answersIn(next.text(), 200)).toBe(1);
  expect(begun).toEqual([]);
});

test('a form that is too large is refused before it arrives, and counts against its network', async () => {
  const large = callOf('x'.repeat(16 * 1024 + 1));
  const headers = large.slice(0, large.indexOf('x'.repeat(100)));
  const waiting = await openFrom('127.0.8.2');
  waiting.socket.write(headers);
  await expect.poll(waiting.text).toContain('"code":"BODY_TOO_LARGE"');
  const { socket, text, closed } = await openFrom('127.0.8.2');
  for (let asked = 1; asked < 300; asked++) {
    socket.write(large);
    await expect.poll(() => answersIn(text(), 413), { interval: 2 }).toBe(asked);
  }
  socket.write(large);
  await closed;
  expect(answersIn(text(), 413)).toBe(299);
});

test('a network whose line is full is refused on arrival, and others are not', async () => {
  const many = await openFrom('127.0.8.3');
  many.socket.write(callOf(form).repeat(104));
  await expect.poll(() => begun.length).toBe(4);
  const next = await openFrom('127.0.8.3');
  // Its body never comes.
  next.socket.write(callOf(form).slice(0, -form.length));
  await expect.poll(next.text).toContain('"code":"RATE_LIMITED"');
  const other = await openFrom('127.0.8.4');
  other.socket.write(callOf(form));
  await expect.poll(() => begun.length).toBe(5);
});

test('what a page asks for in the name of a visitor who is cut off is refused, not left without an answer', async () => {
  const ask = () => app.inject({ url: '/nothing', remoteAddress: '127.0.8.5' });
  for (let asked = 0; asked < 600; asked++) await ask();
  const { closed } = await openFrom('127.0.8.5');
  await closed;
  await expect(ask()).resolves.toMatchObject({ statusCode: 429 });
});
