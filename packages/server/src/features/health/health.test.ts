import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plainHttp } from '../../../test/plain-http.ts';
import { type Check, serveHealth } from './health.ts';

let told: Record<string, unknown>[] = [];
const log = pino(
  { base: null },
  { write: (line: string) => told.push(JSON.parse(line) as Record<string, unknown>) },
);
beforeEach(() => {
  told = [];
});

let app: FastifyInstance = fastify();
afterEach(() => app.close());

async function served(check: () => Promise<Check>) {
  app = await plainHttp();
  serveHealth(app, { checks: { one: check }, position: async () => null, log });
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

test('what is wrong is told as a code to all of them, and in words to the log once', async () => {
  let words = 'connect ECONNREFUSED 10.0.0.7:5432';
  const ask = await served(async () => {
    throw new Error(words);
  });
  const seen = { ready: false, checks: { one: { ok: false, code: 'FAILED' } } };
  for (const { statusCode, body } of await Promise.all([ask(), ask()])) {
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toEqual({ ...seen, head: null, solid: null });
  }
  expect(told).toMatchObject([{ check: 'one', code: 'FAILED', problem: words }]);
  words = 'password authentication failed for user "vellum"';
  await expect.poll(async () => (await ask()) && told.length).toBe(2);
  expect(told[1]).toMatchObject({ check: 'one', problem: words });
});

test('words that a check has for its code stay in the log, and come again after it was well', async () => {
  const words = 'projection cards failed from block 9 on: duplicate key';
  const halted: Check = { ok: false, code: 'HALTED', words };
  let found: Check = halted;
  const ask = await served(async () => found);
  const now = async () => JSON.parse((await ask()).body).checks.one;
  expect(await now()).toEqual({ ok: false, code: 'HALTED' });
  found = { ok: true, behind: 2 };
  await expect.poll(now).toEqual({ ok: true, behind: 2 });
  found = halted;
  await expect.poll(now).toEqual({ ok: false, code: 'HALTED' });
  expect(told.map(({ problem }) => problem)).toEqual([words, words]);
});
