import { paths } from '@vellum/api/wire/paths';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limitsFor } from '../src/platform/limits/limits.ts';
import { type Answer, newPerson, type TestServer, testServer } from './test-server.ts';

// As if one person were behind each address, who reads little.
const one = limitsFor(1);
const limits = {
  ...one,
  ceiling: 40,
  perNetwork: { ...one.perNetwork, node: 20 },
  perPerson: { ...one.perPerson, read: 30 },
};
let world: TestServer;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  world = await testServer({
    limits,
    timeoutMs: 1500,
    config: { rateLimits: 'on', metricsPort: 0, trustedProxies: 1 },
    log,
  });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await world?.close();
});

/** Someone who signed in from elsewhere. */
async function neighbour(): Promise<string> {
  nextMinute();
  return world.signIn(newPerson());
}

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const nextMinute = () => vi.setSystemTime(Date.now() + 60_000);
const statusesOf = async (count: number, ask: (index: number) => Promise<Answer>) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await ask(i)).status);
  return statuses;
};

describe('rate limits', () => {
  test('of a network address: 40 reads a minute', async () => {
    nextMinute();
    const read = () => world.post(paths.project.config, {}, from('10.0.0.1'));
    expect(new Set(await statusesOf(40, read))).toEqual(new Set([200]));
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
    expect(await statusesOf(4, ask)).toEqual([200, 200, 200, 429]);
  });

  test('of uploads: as many as people from one network, under however many addresses', async () => {
    nextMinute();
    const send = () => world.post(paths.uploads.image, {}, from('10.0.0.9'));
    expect((await statusesOf(3, send)).filter((status) => status === 429)).toHaveLength(2);
  });

  test('of questions to a node: 20 a minute from one network', async () => {
    nextMinute();
    const ask = () => world.post(paths.nodeRelay.head, {}, from('10.0.0.4'));
    const statuses = await statusesOf(21, ask);
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses[20]).toBe(429);
  });

  test('of sign-in: three calls a minute for each person of a network', async () => {
    nextMinute();
    const ask = () =>
      world.post(paths.identity.nonce, { address: newPerson().address }, from('10.0.0.3'));
    expect(await statusesOf(4, ask)).toEqual([200, 200, 200, 429]);
  });

  test('of an address: ten Befores a minute, from wherever they come', async () => {
    nextMinute();
    const cookie = await world.signIn(newPerson());
    const prepare = (i: number) =>
      world.post(paths.membership.prepareActivation, {}, { cookie, ...from(`10.1.0.${i}`) });
    expect(await statusesOf(11, prepare)).toEqual([...Array(10).fill(200), 429]);
  });

  test('of an address: 30 reads a minute, and its neighbours have theirs', async () => {
    nextMinute();
    const [cookie, other] = [await world.signIn(newPerson()), await neighbour()];
    const read = (session: string) => () =>
      world.post(paths.project.config, {}, { cookie: session, ...from('10.2.0.1') });
    expect(new Set(await statusesOf(30, read(cookie)))).toEqual(new Set([200]));
    expect(await read(cookie)()).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
    expect((await read(other)()).status).toBe(200);
  });

  test('of all sessions behind an address together: the ceiling', async () => {
    nextMinute();
    const cookies = [await world.signIn(newPerson()), await neighbour()];
    const read = (i: number) =>
      world.post(paths.project.config, {}, { cookie: cookies[i % 2] ?? '', ...from('10.2.0.2') });
    const statuses = await statusesOf(41, read);
    expect(new Set(statuses.slice(0, 40))).toEqual(new Set([200]));
    expect(statuses[40]).toBe(429);
  });

  test('without a session do not touch those who have one behind the same address', async () => {
    nextMinute();
    const cookie = await world.signIn(newPerson());
    const read = (caller: object) =>
      world.post(paths.project.config, {}, { ...caller, ...from('10.2.0.3') });
    const statuses = await statusesOf(41, () => read({}));
    expect(statuses.at(-1)).toBe(429);
    expect((await read({ cookie })).status).toBe(200);
  });

  test('of sessions that nobody has count by network', async () => {
    nextMinute();
    const invent = (i: number) => {
      const cookie = `sid=${String(i).padStart(43, 'A')}`;
      return world.post(paths.project.config, {}, { cookie, ...from('10.2.0.4') });
    };
    expect((await statusesOf(41, invent)).at(-1)).toBe(429);
  });

  test('of a visitor behind a proxy close no connection of the proxy', async () => {
    nextMinute();
    const read = () => world.post(paths.project.config, {}, from('10.2.0.5'));
    const statuses = await statusesOf(350, read);
    expect(new Set(statuses.slice(40))).toEqual(new Set([429]));
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
