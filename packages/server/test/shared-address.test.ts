// @module-tag deep

import { Agent, request } from 'node:http';
import { paths } from '@vellum/api/wire/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, type RawSocket, statusIn } from './attacks/raw-socket.ts';
import { newPerson, signIn, type TestServer, testServer } from './test-server.ts';

// What a carrier's shared address looks like to the server: `npm run bench -- shared-address` does the same with the built
// app and for a whole minute. Here a minute's calls come at once, which is harder for limits that count within a minute.

const PEOPLE = 100;
const CONNECTIONS = 6;
/** Calls of one person. */
const CALLS = 30;
const localAddress = '127.1.0.1';

let world: TestServer;
beforeAll(async () => {
  world = await testServer({ config: { rateLimits: 'on', roles: ['api'] } });
});
afterAll(() => world?.close());

function read(agent: Agent, cookie: string): Promise<number> {
  return new Promise((settle, fail) => {
    const options = { method: 'POST', agent, headers: { cookie, 'content-length': 0 } };
    const outgoing = request(world.url + paths.project.config, options, (response) => {
      response.resume().on('end', () => settle(response.statusCode ?? 0));
    });
    outgoing.on('error', fail).end();
  });
}

/** Opens everything that a browser opens, and signs in. */
async function visit(): Promise<Readonly<{ statuses: readonly number[]; stream: RawSocket }>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress });
  const stream = await open(world.url, { localAddress });
  stream.socket.write(`GET ${paths.activity.stream} HTTP/1.1\r\nhost: x\r\n\r\n`);
  const cookie = await signIn(world.post, newPerson());
  const sessions = Array.from({ length: CALLS }, (_, call) => (call % 3 === 0 ? '' : cookie));
  const statuses = await Promise.all(sessions.map((session) => read(agent, session)));
  agent.destroy();
  return { statuses, stream };
}

test('a hundred people behind one address are not refused', async () => {
  const visits = await Promise.all(Array.from({ length: PEOPLE }, visit));
  expect(new Set(visits.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
  const streams = () => visits.map(({ stream }) => statusIn(stream.text()));
  await expect.poll(() => new Set(streams())).toEqual(new Set([200]));
  for (const { stream } of visits) stream.socket.destroy();
});
