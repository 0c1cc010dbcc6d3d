import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/platform/database/open.ts';
import { createServer, type Server } from '../src/server.ts';
import { launchAddress } from './bench/many-launches.ts';
import { type HotEndpoint, hotEndpoints } from './hot/hot-endpoints.ts';
import { type HotWorld, hotWorld } from './hot/hot-world.ts';
import { callsTo } from './test-server.ts';

// What a server that has kept its answers says, beside one that has answered nobody yet.

const THINGS = 30;
const PAGE = 20;
const languages = ['en', 'zh-TW'];
/** Someone else who is signed in, and owns something too. */
const OTHER = launchAddress(1, 7);
const TOKEN = 'x'.repeat(43);

let world: HotWorld;
let open: OpenDatabase;
let kept: Server;
const changed = new Set<string>();

const serverOf = () => createServer(world.config, { checkReplies: true });

beforeAll(async () => {
  world = await hotWorld(THINGS);
  open = openDatabase(world.config.databaseUrl);
  await open.pool.query(
    `insert into session (id_hash, address, created_at, seen_at, expires_at)
    values ($1, $2, now(), now(), now() + interval '1 day')`,
    [hash('sha256', TOKEN, 'buffer'), OTHER],
  );
  await open.pool.query('update card set owner = $1 where minted_at % 4 = 1', [OTHER]);
  await open.pool.query(
    `update income_record set address = $1 where address <> 'none' and block % 4 = 1`,
    [OTHER],
  );
  kept = await serverOf();
});
afterAll(async () => {
  await kept.close();
  await open.close();
  await world.close();
});

type Answers = Readonly<Record<string, unknown>>;

/** All endpoints, in every language and by everyone. */
async function answersOf(server: Server): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  for (const endpoint of hotEndpoints(PAGE)) {
    for (const [who, cookie] of callersOf(endpoint)) {
      for (const language of languages) {
        answers[`${endpoint.name}, ${who}, ${language}`] = await answerOf(server, endpoint, {
          headers: { 'accept-language': language, ...(cookie !== null && { cookie }) },
        });
      }
    }
  }
  return answers;
}

const callersOf = ({ signedIn }: HotEndpoint): readonly (readonly [string, string | null])[] =>
  signedIn
    ? [
        ['me', world.cookie],
        ['another', `sid=${TOKEN}`],
      ]
    : [['anybody', null]];

async function answerOf(
  server: Server,
  { path, body }: HotEndpoint,
  caller: Readonly<{ headers: Record<string, string> }>,
): Promise<unknown> {
  const { json } = await callsTo(server.url).post(path, body, caller);
  expect(json, path).toMatchObject({ code: 'OK' });
  return json.data;
}

const block = (id: string) => `update chain_cursor set block_id = repeat('${id}', 32)`;

const changes: readonly (readonly [string, readonly string[]])[] = [
  [
    'a block with something new of everything',
    [
      `${block('e1')}, number = number + 1, block_time = block_time + 3000`,
      'update launch_token set sold = sold + 1, changed_block = changed_block + 1',
      'update candle set c = c + 1, h = h + 1',
      `update token_span set raised = raised + 7 where span = 'a'`,
      'update card set last_price = coalesce(last_price, 0) + 1, price = price + 1',
      'update card_event set price = price + 1',
      'update box_series set sold = sold + 1',
      'update term_pool set staked = staked + 1',
      'update income_total set earned = earned + 1',
      'update income_record set earned = earned + 1 where earned > 0',
      'update presale_buyer set refunded = refunded + 1',
      'update otc_offer set remaining = remaining - 1',
      'update dao_proposal set in_favour = in_favour + 1',
      `update profile set introduction = introduction || '!'`,
      `update announcement set title_zh = title_zh || '!'`,
      `update orders set created_at = created_at - interval '1 minute'`,
      'update energy_rental set price = price + 1',
      `update solvency_pool set symbol = 'COIN'`,
    ],
  ],
  [
    'another block in its place, in which some of it never was',
    [
      `${block('e2')}, block_time = block_time - 1000`,
      'delete from card_event where block % 3 = 0',
      'delete from card where minted_at % 3 = 0 and token_id <> 18446744073709551618',
      'delete from otc_offer where id % 3 = 0',
      'delete from box_series where series % 3 = 0',
      'delete from income_record where block % 3 = 0',
      'delete from presale_buyer where shares = 2',
      'delete from energy_rental where id % 3 = 0',
    ],
  ],
  ['blocks that became final', [`${block('e2')}, solid_number = number`]],
  ['a chain that begins again', [`${block('e3')}, number = 110, solid_number = 105`]],
];

test.each(changes)('%s is told to everybody', async (_what, statements) => {
  const before = await answersOf(kept);
  expect(await answersOf(kept)).toEqual(before);
  for (const statement of statements) await open.pool.query(statement);
  const after = await answersOf(kept);
  const fresh = await serverOf();
  const right = await answersOf(fresh);
  await fresh.close();
  expect(after).toEqual(right);
  for (const [name, answer] of Object.entries(after)) {
    if (JSON.stringify(answer) !== JSON.stringify(before[name])) changed.add(name);
  }
});

test('of each of them something has changed, so that nothing old could pass', async () => {
  const all = Object.keys(await answersOf(kept));
  expect(all.filter((name) => !changed.has(name))).toEqual([]);
});

test('what is mine is told to nobody else', async () => {
  const answers = await answersOf(kept);
  const ownersOf = (who: string) => {
    const { list } = answers[`my cards, ${who}, en`] as { list: { owner: string }[] };
    return new Set(list.map(({ owner }) => owner));
  };
  expect(ownersOf('another')).toEqual(new Set([OTHER]));
  expect(ownersOf('me').size).toBe(1);
  expect(ownersOf('me')).not.toEqual(ownersOf('another'));
});
