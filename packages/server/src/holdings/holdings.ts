import type { Address } from '@vellum/tron/address';
import type { CoinFacts, CoinFactsReader } from '../platform/chain/coin-facts.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { type Coins, coinsOf } from './coins.ts';
import { isUnknown, type LaunchFacts, type Person } from './person.ts';
import { type PriceContracts, type Prices, pricesOf } from './prices.ts';
import { readPerson } from './read-person.ts';
import type { streamEarnings } from './stream-earnings.ts';
import type { StreamName } from './stream-moves.ts';

export type HoldingContracts = PriceContracts &
  Readonly<
    Record<
      | 'lpStake'
      | 'termStake'
      | 'burnMine'
      | 'cards'
      | 'feeVault'
      | 'payout'
      | 'blindBox'
      | 'locker'
      | 'otcDesk'
      | 'energyDesk'
      | 'solvencyLog'
      | 'liquidityHelper',
      Address
    >
  >;

/** Everything that an address has by the index, at one block, with the prices of that block. */
export type Holdings = Readonly<{
  person: Person;
  /** WTRX that streams owe. */
  earned: Readonly<Record<StreamName, bigint>>;
  /** Chain time of the block, milliseconds. */
  now: number;
  prices: Prices;
  coins: Coins;
  contracts: HoldingContracts;
  launchOf(token: Address): LaunchFacts | null;
}>;

export type HoldingMeans = Readonly<{
  database: Database;
  contracts: HoldingContracts;
  coin: CoinFactsReader;
  earnings: ReturnType<typeof streamEarnings>;
  /** What is in no event is known afterwards, as far as the node answers. */
  learn(): Promise<unknown>;
}>;

export type ReadHoldings = (address: Address) => Promise<Holdings | null>;

/** Blocks may come between two statements. */
const TRIES = 4;

/** Null before the first block. Two statements, whatever the address has. */
export function holdingsReader(means: HoldingMeans): ReadHoldings {
  return async (address) => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const person = await knownPerson(means, address);
      const found = person && (await atItsBlock(means, person));
      if (person === null || found !== null) return found;
    }
    throw new Refusal({ code: 'SERVER_BUSY' });
  };
}

async function knownPerson({ database, learn }: HoldingMeans, address: Address) {
  const person = await readPerson(database, address);
  if (person === null || !isUnknown(person)) return person;
  await learn();
  return readPerson(database, address);
}

async function atItsBlock(
  { contracts, coin, earnings }: HoldingMeans,
  person: Person,
): Promise<Holdings | null> {
  const { number, solid_number, block_id: headId, block_time } = person.cursor;
  const now = Number(block_time);
  const [earnedBy, facts] = await Promise.all([
    earnings({ headId, head: Number(number), solid: Number(solid_number) }),
    factsOf(person.let_in, coin),
  ]);
  if (earnedBy === null) return null;
  const byToken = new Map(person.launches.map((launch) => [launch.token, launch]));
  return {
    person,
    earned: earnedBy(person.address, now),
    now,
    prices: pricesOf(person, contracts),
    coins: coinsOf(person, contracts, facts),
    contracts,
    launchOf: (token) => byToken.get(token) ?? null,
  };
}

/** Without a node a coin has no name; what is held of it is told all the same. */
async function factsOf(coins: readonly Address[], read: CoinFactsReader) {
  const none: CoinFacts = { symbol: null, decimals: null };
  const found = coins.map(async (coin) => [coin, await read(coin).catch(() => none)] as const);
  return new Map(await Promise.all(found));
}
