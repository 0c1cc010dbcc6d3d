import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createHttp } from '../../platform/http.ts';
import { type Check, serveHealth } from './health.ts';

let app: FastifyInstance = fastify();
afterEach(() => app.close());

async function served(check: () => Promise<Check>) {
  app = await createHttp({
    clock: Date.now,
    log: pino({ level: 'silent' }),
    rights: { isActive: async () => true, isCreator: async () => true, isAdmin: () => true },
    findSession: async () => null,
    cookie: { name: 'sid', attributes: '' },
    origins: () => new Set(),
    limits: {},
    observe: () => undefined,
  });
  serveHealth(app, { checks: { one: check }, position: async () => null });
  return () => app.inject('/health/ready');
}

test('however many ask, what costs something is found out once', async () => {
  let looks = 0;
  const ask = await served(async () => {
    looks += 1;
    return { ok: true };
  });
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(looks).toBe(1);
  // And found out again soon.
  await expect.poll(async () => (await ask()) && looks).toBeGreaterThan(1);
});

test('what is wrong is told as such, to all of them', async () => {
  const ask = await served(async () => {
    throw new Error('gone');
  });
  for (const { statusCode, body } of await Promise.all([ask(), ask()])) {
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ ready: false, checks: { one: { note: 'gone' } } });
  }
});
