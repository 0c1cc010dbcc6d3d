import { cards } from '@vellum/contracts/cards';
import { trc20, wtrx } from '@vellum/contracts/coins';
import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { oracle } from '@vellum/contracts/prices';
import { team } from '@vellum/contracts/team';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { until } from '../../src/platform/until.ts';
import { callContract, type TestChain, testChain } from '../test-chain.ts';
import { type Person, personOf, type TestServer, testServer } from '../test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape.
type Answer = Readonly<{ code: string; data: any }>;

/** A server on a chain whose owner is a person, so that levels can be opened, closed and funded by hand. */
export type CardWorld = TestServer &
  Readonly<{
    /** Deployer, owner of Cards, guardian and fund address. */
    owner: Person;
    /** Funded and active. */
    people: readonly Person[];
    /** Funded and not active. */
    stranger: Person;
    at(contract: string): Address;
    send(who: Person, contract: string, call: WriteCall): Promise<string>;
    read<R>(contract: string, call: ReadCall<R>): Promise<R>;
    indexed(): Promise<void>;
    ask(who: Person, path: string, form?: Parameters<TestServer['post']>[1]): Promise<Answer>;
    /** The newest card of a level, bought from the first sale. */
    buy(who: Person, level: number): Promise<bigint>;
    /** Streams VLM-less rewards (WTRX) over some days. */
    fundRewards(sun: bigint, days: number): Promise<void>;
    /** Seconds pass and a block is mined; prices are known again afterwards. */
    pass(seconds: number): Promise<void>;
    setLevel(level: number, changes: Partial<LevelSettings>): Promise<void>;
  }>;

type LevelSettings = Parameters<typeof cards.setLevel>[1];

const PAIRS = ['wtrxUsdt', 'vlmWtrx', 'vlmUsdt'];

export async function cardWorld(
  people: number,
  {
    solidLag = 4,
    strangerIsDao = false,
    ownerSells = false,
    ruledByVotes = false,
    lastIsAdmin = false,
  } = {},
): Promise<CardWorld> {
  const ruler = ruledByVotes ? 'timelock' : 'deployer';
  const owned = await testChain({ accounts: people + 3, solidLag, owner: ruler });
  const chain = strangerIsDao ? withStrangerAsDao(owned) : owned;
  const { devnet } = chain;
  const at = (contract: string) => chain.deployment.contracts[contract]!.address;
  const client = createClient({ fullNodes: [chain.url] });
  const [owner, stranger, ...others] = devnet.accounts
    .slice(1, people + 3)
    .map(({ privateKey }) => personOf(privateKey)) as [Person, Person, ...Person[]];
  const send: CardWorld['send'] = (who, contract, call) =>
    callContract(chain, who, at(contract), call);
  const read: CardWorld['read'] = async (contract, { data, decode }) => {
    const here = toHexAddress(at(contract));
    return decode((await simulateCall(client, { caller: here, contract: here, data })).data);
  };
  const observe = async () => {
    if (await read('oracle', oracle.isFresh(at('wtrx'), at('usdt')))) return;
    // The oracle records how deep a pair is only in a second in which nobody has touched it.
    await devnet.increaseTime(1_000);
    for (const pair of PAIRS) await send(owner, 'oracle', oracle.observe(at(pair)));
    await devnet.increaseTime(1_801_000);
    await devnet.mine();
  };
  await observe();
  for (const person of others) await send(person, 'team', team.bindInviter(owner.address));
  const config = {
    tokenSeller: ownerSells ? owner.address : null,
    admins: lastIsAdmin ? others.slice(-1).map(({ address }) => address) : [],
  };
  const server = await testServer({ chain, config });
  const cookies = new Map<Address, Promise<string>>();
  return {
    ...server,
    owner,
    stranger,
    people: others,
    at,
    send,
    read,
    indexed: () => indexedUpTo(server),
    async ask(who, path, form = {}) {
      const cookie = cookies.get(who.address) ?? server.signIn(who);
      cookies.set(who.address, cookie);
      return (await server.post(path, form, { cookie: await cookie })).json;
    },
    async buy(who, level) {
      const price = await read('cards', cards.priceOf(BigInt(level)));
      const { nextSerial } = await read('cards', cards.level(BigInt(level)));
      await send(who, 'cards', cards.buy(BigInt(level), price));
      return (BigInt(level) << 64n) | nextSerial;
    },
    async fundRewards(sun, days) {
      await send(owner, 'wtrx', wtrx.wrap(sun));
      await send(owner, 'wtrx', trc20.approve(at('cards'), sun));
      await send(owner, 'cards', cards.fund(sun, BigInt(days) * 86_400n));
    },
    async pass(seconds) {
      await devnet.increaseTime(seconds * 1000);
      await devnet.mine();
      await observe();
    },
    async setLevel(level, changes) {
      const shown = await read('cards', cards.level(BigInt(level)));
      const rules = await read('cards', cards.levelRules(BigInt(level)));
      const { name, pledgeTime, price, fund } = shown;
      const settings = { name, pledgeTime, price, fund, ...rules, ...changes };
      await send(owner, 'cards', cards.setLevel(BigInt(level), settings));
    },
    async close() {
      await server.close();
      await devnet.close();
    },
  };
}

/** What the timelock does is done by a key, for tests that need no vote. */
function withStrangerAsDao(chain: TestChain): TestChain {
  const { contracts } = chain.deployment;
  const { address } = personOf(chain.devnet.accounts[2]!.privateKey);
  const timelock = { ...contracts['timelock']!, address };
  return { ...chain, deployment: { ...chain.deployment, contracts: { ...contracts, timelock } } };
}

async function indexedUpTo({ database, chain }: TestServer): Promise<void> {
  const read = async () => (await database.pool.query('select * from chain_cursor')).rows[0];
  const isThere = async () => {
    const cursor = await read();
    if (typeof cursor?.halted === 'string') throw new Error(cursor.halted);
    return cursor?.block_id === chain.devnet.chain.head().id || null;
  };
  const reached = await until(isThere, { everyMs: 20, forMs: 60_000 });
  if (reached) return;
  const [from, to] = [(await read())?.number, chain.devnet.chain.head().number];
  throw new Error(`the index stands at ${from} of ${to}`);
}
