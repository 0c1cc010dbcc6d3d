import { feedEvent } from '@vellum/api/orders/activity';
import { paths } from '@vellum/api/wire/paths';
import { team } from '@vellum/contracts/team';
import type { Address } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callContract } from '../test-chain.ts';
import { newPerson, personOf, type TestServer, testServer } from '../test-server.ts';
import { type EventStream, listen } from './event-stream.ts';

let world: TestServer;
beforeAll(async () => {
  world = await testServer();
  await world.server.ready();
});
afterAll(() => world?.close());

const { stream } = paths.activity;

/** Puts events of the topic `trade` into the feed; each transaction has one or several. */
async function tell(numbers: readonly number[], address: Address | null = null): Promise<void> {
  const rows = numbers.map((n) => JSON.stringify({ n }));
  await world.database.pool.query(
    `insert into event_feed (topic, address, payload, final, retracted)
     select 'trade', $1, p::jsonb, false, false from unnest($2::text[]) as p`,
    [address, rows],
  );
}

const heard = ({ events }: EventStream) =>
  events.map(({ data }) => (data as { payload: { n?: number } }).payload.n);
const tradesOnly = `${stream}?topics=trade`;

test('events arrive at once, in order, with an id', async () => {
  const listener = await listen(world.url + tradesOnly);
  await tell([1]);
  await tell([2, 3]);
  await expect.poll(() => heard(listener)).toEqual([1, 2, 3]);
  const ids = listener.events.map(({ id }) => Number(id));
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(listener.events[0]).toMatchObject({
    event: 'trade',
    data: { topic: 'trade', block: null, final: false, retracted: false },
  });
  listener.close();
});

test('only what is for everybody, or for the session', async () => {
  const [me, other] = [newPerson(), newPerson()];
  const mine = await listen(world.url + tradesOnly, { cookie: await world.signIn(me) });
  const theirs = await listen(world.url + tradesOnly, { cookie: await world.signIn(other) });
  const anyone = await listen(world.url + tradesOnly);
  await tell([1], me.address);
  await tell([2], other.address);
  await tell([3]);
  await expect.poll(() => heard(mine)).toEqual([1, 3]);
  await expect.poll(() => heard(theirs)).toEqual([2, 3]);
  await expect.poll(() => heard(anyone)).toEqual([3]);
  for (const listener of [mine, theirs, anyone]) listener.close();
});

test('a stream ends with the session that opened it, and no other does', async () => {
  const [me, other] = [newPerson(), newPerson()];
  const cookie = await world.signIn(me);
  const mine = await listen(world.url + tradesOnly, { cookie });
  const elsewhere = await listen(world.url + tradesOnly, { cookie: await world.signIn(me) });
  const theirs = await listen(world.url + tradesOnly, { cookie: await world.signIn(other) });
  const anyone = await listen(world.url + tradesOnly);
  const headers = { cookie, origin: world.url };
  await fetch(world.url + paths.identity.signOut, { method: 'POST', headers });
  await mine.ended;
  await tell([1], me.address);
  await tell([2]);
  await expect.poll(() => heard(elsewhere)).toEqual([1, 2]);
  await expect.poll(() => heard(theirs)).toEqual([2]);
  await expect.poll(() => heard(anyone)).toEqual([2]);
  expect(heard(mine)).toEqual([]);
  for (const listener of [elsewhere, theirs, anyone]) listener.close();
});

test('a listener that is cut off again and again misses nothing and hears nothing twice', async () => {
  const total = 600;
  const writers = 4;
  const all: (number | undefined)[] = [];
  let listener = await listen(world.url + tradesOnly);
  // Several at once, so that transactions overlap and end in another order than they began.
  const writing = Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let n = writer; n < total; n += writers) await tell([n]);
    }),
  );
  let reconnects = 0;
  const goOn = async () => {
    if (listener.events.length === 0) return;
    listener.close();
    await listener.ended;
    all.push(...heard(listener));
    reconnects += 1;
    const lastId = listener.lastId() ?? '';
    listener = await listen(world.url + tradesOnly, { 'last-event-id': lastId });
  };
  await expect
    .poll(
      async () => {
        await goOn();
        return all.length;
      },
      { interval: 5 },
    )
    .toBe(total);
  await writing;
  listener.close();
  expect(reconnects).toBeGreaterThan(5);
  expect(new Set(all).size).toBe(total);
});

test('the query may say where to go on, for clients that cannot set a header', async () => {
  const listener = await listen(world.url + tradesOnly);
  await tell([7, 8]);
  await expect.poll(() => heard(listener)).toEqual([7, 8]);
  listener.close();
  const from = `${world.url}${tradesOnly}&lastEventId=${listener.events[0]!.id}`;
  const again = await listen(from);
  await expect.poll(() => heard(again)).toEqual([8]);
  again.close();
});

test('new blocks are told as they are indexed', async () => {
  const listener = await listen(`${world.url}${stream}?topics=block`);
  const { devnet } = world.chain;
  // The first of a server also says what was heard just before it, and so does one that tells the same head again.
  for (const payload of [{}, { heard: [] }]) {
    await devnet.mine();
    const head = devnet.chain.head().number;
    const told = expect.objectContaining({
      topic: 'block',
      payload: expect.objectContaining({ head, ...payload }),
    });
    await expect.poll(() => listener.events.map(({ data }) => data)).toContainEqual(told);
  }
  for (const { data } of listener.events) expect(feedEvent.safeParse(data).success).toBe(true);
  listener.close();
});

test('a block says which contracts were heard in it, for everybody', async () => {
  const listener = await listen(`${world.url}${stream}?topics=block`);
  const { devnet } = world.chain;
  const { address } = world.chain.deployment.contracts['team']!;
  const { root } = (await world.post(paths.membership.enter, { address })).json.data;
  const person = personOf(devnet.accounts[3]!.privateKey);
  await callContract(world.chain, person, address, team.bindInviter(root));
  const blocks = () =>
    listener.events.map(
      ({ data }) => (data as { payload: { head: number; heard: string[] } }).payload,
    );
  await expect.poll(blocks).toContainEqual(expect.objectContaining({ heard: ['team'] }));
  await devnet.mine();
  // The same head may be told again, with what came before it.
  const head = devnet.chain.head().number;
  await expect.poll(blocks).toContainEqual(expect.objectContaining({ head, heard: [] }));
  listener.close();
});

test('five streams an address, and a place is free again when one ends', async () => {
  const cookie = await world.signIn(newPerson());
  const open = await Promise.all(
    Array.from({ length: 5 }, () => listen(world.url + stream, { cookie })),
  );
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const sixth = await listen(world.url + stream, { cookie });
  expect(sixth.status).toBe(429);
  open[0]!.close();
  const next = async () => {
    const listener = await listen(world.url + stream, { cookie });
    listener.close();
    return listener.status;
  };
  await expect.poll(next).toBe(200);
  for (const listener of open) listener.close();
});

test('goes on when the database drops its connections', async () => {
  const listener = await listen(world.url + tradesOnly);
  await world.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
  );
  await tell([9]);
  await expect.poll(() => heard(listener)).toEqual([9]);
  listener.close();
});
