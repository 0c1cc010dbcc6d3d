import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/platform/database/open.ts';
import { createServer, type Server } from '../src/server.ts';
import { type HotEndpoint, hotEndpoints } from './hot/hot-endpoints.ts';
import { type HotWorld, hotWorld } from './hot/hot-world.ts';
import { recordStatements } from './hot/recorded-statements.ts';
import { callsTo } from './test-server.ts';

/** Statements of one call, that of the session included where one is needed. */
const expected: Readonly<Record<string, number>> = {
  'home list': 2,
  token: 8,
  candles: 1,
  rankings: 3,
  'market levels': 2,
  'cards for sale': 1,
  card: 3,
  'my cards': 3,
  'box series': 4,
  'coin staking': 4,
  'my income': 3,
  'income list': 3,
  presale: 1,
  'OTC offers': 4,
  proposals: 1,
  users: 4,
  announcements: 2,
  // Two of them begin and end the transaction in which they are read.
  'my orders': 5,
  'energy rentals': 1,
  solvency: 4,
};

/** The first call of a block, of those whose answers are kept for it; the position is read before and after. */
const expectedFirst: Readonly<Record<string, number>> = {
  candles: 3,
  'cards for sale': 4,
  presale: 6,
  proposals: 4,
  'energy rentals': 4,
};

/** As many as an answer may hold. */
const PAGE = 50;
const [FEW, MANY] = [10, 100];

type Started = Readonly<{ world: HotWorld; server: Server }>;

let few: Started;
let many: Started;
const started: Started[] = [];

beforeAll(async () => {
  few = await start(FEW);
  many = await start(MANY);
});
afterAll(async () => {
  for (const { world, server } of started) {
    await server.close();
    await world.close();
  }
});

async function start(things: number): Promise<Started> {
  const world = await hotWorld(things);
  const made = { world, server: await createServer(world.config, { checkReplies: true }) };
  started.push(made);
  return made;
}

describe('statements of an endpoint do not grow with what there is', () => {
  test.each(hotEndpoints(PAGE))('$name', async (endpoint) => {
    const [ofFew, ofMany] = [await asked(few, endpoint), await asked(many, endpoint)];
    expect(ofMany.rows).toBeGreaterThanOrEqual(ofFew.rows);
    expect(ofMany.statements).toEqual(ofFew.statements);
    expect(ofMany.statements).toHaveLength(expected[endpoint.name] ?? 0);
  });

  const kept = hotEndpoints(PAGE).filter(({ name }) => Object.hasOwn(expectedFirst, name));
  test.each(kept)('$name, by the first call of a block', async (endpoint) => {
    const [ofFew, ofMany] = [await askedFirst(few, endpoint), await askedFirst(many, endpoint)];
    expect(ofMany).toEqual(ofFew);
    expect(ofMany).toHaveLength(expectedFirst[endpoint.name] ?? 0);
  });

  test('twenty of them are counted, whose lists are full', async () => {
    expect(hotEndpoints(PAGE).map(({ name }) => name)).toEqual(Object.keys(expected));
    const lists = hotEndpoints(PAGE).filter(({ body }) => 'pageSize' in body);
    for (const list of lists) expect((await asked(many, list)).rows, list.name).toBe(PAGE);
  });
});

let blocks = 0;

async function askedFirst({ world, server }: Started, { path, body }: HotEndpoint) {
  const { pool, close } = openDatabase(world.config.databaseUrl);
  const id = (blocks++).toString(16).padStart(64, '0');
  await pool.query('update chain_cursor set block_id = $1', [id]);
  await close();
  const statements = recordStatements(world.config.databaseUrl);
  const { json } = await callsTo(server.url).post(path, body);
  statements.stop();
  expect(json).toMatchObject({ code: 'OK' });
  const texts = statements.taken().map(({ text }) => text);
  return texts.toSorted();
}

/** The second call of a block: what stays the same until the next is known by then. */
async function asked({ world, server }: Started, { path, body, signedIn }: HotEndpoint) {
  const ask = () => callsTo(server.url).post(path, body, signedIn ? { cookie: world.cookie } : {});
  const first = await ask();
  expect(first.json).toMatchObject({ code: 'OK' });
  const statements = recordStatements(world.config.databaseUrl);
  await ask();
  statements.stop();
  // Those of one group come in any order.
  const texts = statements.taken().map(({ text }) => text);
  return { rows: first.json.data.list?.length ?? 0, statements: texts.toSorted() };
}
