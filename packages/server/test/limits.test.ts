import { paths } from '@vellum/api/paths';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type TestServer, testServer } from './test-server.ts';

let world: TestServer;
let now = Date.now();
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  world = await testServer({
    clock: () => now,
    timeoutMs: 1500,
    config: { rateLimits: 'on', metricsPort: 0, trustedProxies: 1 },
    log,
  });
});
afterAll(() => world?.close());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const nextMinute = () => {
  now += 60_000;
};

describe('rate limits', () => {
  test('of a network address: 300 reads a minute', async () => {
    nextMinute();
    const read = () => world.post(paths.project.config, {}, from('10.0.0.1'));
    const answers = [];
    for (let i = 0; i < 300; i++) answers.push((await read()).status);
    expect(new Set(answers)).toEqual(new Set([200]));
    const refused = await read();
    expect(refused).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await world.post(paths.project.config, {}, from('10.0.0.2'))).status).toBe(200);
    nextMinute();
    expect((await read()).status).toBe(200);
  });

  test('of a network of IPv6: its addresses are one caller', async () => {
    nextMinute();
    const { address } = newPerson();
    const ask = (i: number) =>
      world.post(paths.identity.nonce, { address }, from(`2001:db8:1:2::${i.toString(16)}`));
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await ask(i)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('of uploads: twenty a minute from one network, under however many addresses', async () => {
    nextMinute();
    const send = () => world.post(paths.uploads.image, {}, from('10.0.0.9'));
    const statuses = [];
    for (let i = 0; i < 21; i++) statuses.push((await send()).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('of sign-in: ten a minute', async () => {
    nextMinute();
    const { address } = newPerson();
    const ask = () => world.post(paths.identity.nonce, { address }, from('10.0.0.3'));
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await ask()).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('of an address: ten Befores a minute, from wherever they come', async () => {
    nextMinute();
    const cookie = await world.signIn(newPerson());
    const statuses = [];
    for (let i = 0; i < 11; i++) {
      const caller = { cookie, ...from(`10.1.0.${i}`) };
      statuses.push((await world.post(paths.membership.prepareActivation, {}, caller)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

test('one line a request, without addresses, cookies or what people typed', async () => {
  nextMinute();
  const me = newPerson();
  const cookie = await world.signIn(me);
  lines.length = 0;
  const { json } = await world.post(paths.team.get, {}, { cookie });
  await world.post(paths.membership.enter, { address: me.address, inviter: 'typed-secret' });
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    requestId: json.requestId,
    method: 'POST',
    route: paths.team.get,
    status: 200,
    code: 'OK',
    ms: expect.any(Number),
    address: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  const text = JSON.stringify(lines);
  for (const secret of [me.address, cookie, cookie.slice(4), 'typed-secret']) {
    expect(text).not.toContain(secret);
  }
});

test('an answer comes in time even when the database hangs', async () => {
  nextMinute();
  const { pool } = world.database;
  const cookie = await world.signIn(newPerson());
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table session in access exclusive mode');
    const began = performance.now();
    const answer = await world.post(paths.team.get, {}, { cookie });
    expect(answer).toMatchObject({ status: 503, json: { code: 'SERVER_BUSY' } });
    expect(performance.now() - began).toBeLessThan(2800);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await world.post(paths.team.get, {}, { cookie })).status).toBe(200);
});
