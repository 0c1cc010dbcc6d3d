import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';
import { connectToTestPostgres } from './test-postgres.ts';

let client: Client;
let name: string;
beforeEach(async () => {
  client = (await connectToTestPostgres()).client;
  name = randomUUID();
});
afterEach(() => client.end());

const WAITING = `select from pg_locks where not granted and locktype = 'advisory'
  and (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)`;

const waiting = async () => (await client.query(WAITING, [name])).rowCount;

test('the second begins when the first has ended, also when that failed', async () => {
  const seen: string[] = [];
  const finish = Promise.withResolvers<void>();
  const first = oneAtATime(name, async () => {
    seen.push('first');
    await finish.promise;
  });
  await expect.poll(() => seen).toEqual(['first']);
  const second = oneAtATime(name, async () => {
    seen.push('second');
    return 'made';
  });
  await expect.poll(waiting).toBe(1);
  expect(seen).toEqual(['first']);
  finish.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('made');
  expect(seen).toEqual(['first', 'second']);
});

test('work of another name waits for nobody', async () => {
  const inner = () => oneAtATime(`${name} too`, async () => 'made');
  expect(await oneAtATime(name, inner)).toBe('made');
});

test('who died with it does not keep the others waiting', async () => {
  const { client: dying } = await connectToTestPostgres();
  await dying.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
  const next = oneAtATime(name, async () => 'made');
  await expect.poll(waiting).toBe(1);
  (dying as Client & { connection: { stream: Socket } }).connection.stream.destroy();
  expect(await next).toBe('made');
});
