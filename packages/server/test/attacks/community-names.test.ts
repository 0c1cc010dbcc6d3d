import { paths } from '@vellum/api/wire/paths';
import { team } from '@vellum/contracts/team';
import type { Address } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callContract, type TestChain, testChain } from '../test-chain.ts';
import { newPerson, type Person, personOf, type TestServer, testServer } from '../test-server.ts';

const { get, update, list } = paths.profiles;

let chain: TestChain;
let world: TestServer;
let root: Address;
let [ada, mallory]: Person[] = [];
beforeAll(async () => {
  chain = await testChain();
  world = await testServer({ chain });
  await world.server.ready();
  [ada, mallory] = chain.devnet.accounts.slice(3).map((one) => personOf(one.privateKey));
  root = (await world.post(paths.membership.enter, { address: ada!.address })).json.data.root;
  await activate(ada!);
});
afterAll(async () => {
  await world?.close();
  await chain?.devnet.close();
});

async function activate(who: Person): Promise<void> {
  const contract = chain.deployment.contracts['team']!.address;
  await callContract(chain, who, contract, team.bindInviter(root));
  const isActive = async () => expect((await profileOf(who))?.active).toBe(true);
  await vi.waitFor(isActive, { timeout: 120_000 });
}

async function say(who: Person, nickName: string): Promise<void> {
  const cookie = await world.signIn(who);
  const { json } = await world.post(update, { nickName, introduction: '' }, { cookie });
  expect(json.code).toBe('OK');
}

const profileOf = async ({ address }: Person) => (await world.post(get, { address })).json.data;

test('a name that was said before activation does not make who has it look like the copy', async () => {
  await say(mallory!, 'Ferryman');
  await say(ada!, 'Ferryman');
  await activate(mallory!);
  expect((await profileOf(ada!)).alike).toBeNull();
  expect((await profileOf(mallory!)).alike).toBe(ada!.address);
});

test('names of addresses that cost nothing do not hide an active one from the search', async () => {
  const crowd = Array.from({ length: 600 }, () => newPerson().address);
  // As if they had all signed in and said it.
  await world.database.pool.query(
    `insert into profile select address, 'ferryman ' || n, 'ferryman ' || n, 'ferryman' || n, 0, '', null, 0
     from unnest($1::text[]) with ordinality as one (address, n)`,
    [crowd],
  );
  // The newest row is the last that is found.
  await say(ada!, 'Old Ferryman');
  const found = (await world.post(list, { keyword: 'ferryman' })).json.data.list;
  const addresses = found.map((row: { address: Address }) => row.address);
  expect(addresses.sort()).toEqual([ada!.address, mallory!.address].sort());
});
