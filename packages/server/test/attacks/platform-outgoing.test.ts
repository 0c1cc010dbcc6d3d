import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpointList } from '@vellum/api/endpoints/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type TestServer, testServer } from '../test-server.ts';
import { requestText, talk } from './raw-socket.ts';

// An address that someone names is kept and shown, never asked: a trap on this machine, which only the server could
// reach, hears nothing.

let trap: Server;
let url: string;
const heard: string[] = [];
let world: TestServer;
beforeAll(async () => {
  trap = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.end();
  });
  trap.on('connection', () => heard.push('connection'));
  await new Promise<void>((settle) => trap.listen(0, '127.0.0.1', settle));
  url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/trap`;
  world = await testServer();
  await world.server.ready();
});
afterAll(async () => {
  await world?.close();
  trap?.close();
});

test('no field of any endpoint makes the server ask an address', { tags: 'deep' }, async () => {
  const cookie = await world.signIn(newPerson());
  for (const { endpoint } of endpointList) {
    const shape = (endpoint.body as unknown as { shape?: Record<string, unknown> }).shape ?? {};
    const form = Object.fromEntries(Object.keys(shape).map((field) => [field, url]));
    const path = endpoint.path.replaceAll(/\{\w+\}/g, encodeURIComponent(url));
    if (endpoint.method === 'POST') await world.post(path, form, { cookie });
    else await talk(world.url, requestText(`${path}?${new URLSearchParams(form)}`));
  }
  expect(heard).toEqual([]);
});

test('nor does a header', async () => {
  const names = ['host', 'origin', 'referer', 'x-forwarded-host', 'forwarded', 'x-callback-url'];
  const { host } = new URL(url);
  for (const name of names) {
    await talk(world.url, requestText('/', { [name]: name === 'host' ? host : url }));
  }
  expect(heard).toEqual([]);
});

test('the trap hears who comes', async () => {
  await fetch(url);
  expect(heard).toContain('/trap');
  heard.length = 0;
});
