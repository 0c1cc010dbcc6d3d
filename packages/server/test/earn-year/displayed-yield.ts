import { termReward } from '@vellum/api/staking/yield';
import { paths } from '@vellum/api/wire/paths';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { oracle } from '@vellum/contracts/prices';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { fromHexAddress } from '@vellum/tron/address';
import type { TestServer } from '../test-server.ts';
import type { Actor } from './actor.ts';
import type { Year } from './entries.ts';
import { holderOf } from './holder.ts';
import { indexed } from './ledger-check.ts';
import { fundByVote } from './votes.ts';

const COIN = 1_000_000n;
const DAY = 86_400;
const WHOLE_BPS = 10_000;
/** Longer than the pools are funded, so that the shown reward is all that is left of the stream. */
const pledgeDays = 180;
const term = 2n;
const level = 2n;
const staked = 1_000n * COIN;
const burned = 40n * COIN;

/** Shown before, and what came of it, in the same unit. */
export type Yield = Readonly<{ product: string; shown: number; got: number }>;

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape.
type Json = any;
type Shown = Readonly<{ lp: Json; card: Json; term: Json; burn: Json; sunInU: bigint }>;

/**
 * What is shown to someone who is about to stake, pledge and burn in funded pools with others in them. Then they do
 * it, nobody comes or goes, and what they earned is looked at when the time is over.
 */
export async function displayedYields(
  year: Year,
  server: TestServer,
  funded: bigint,
): Promise<readonly Yield[]> {
  const { chain, actors } = year;
  const who = holderOf(year);
  await chain.freshPrices();
  await fundByVote(chain, funded, COIN);
  for (const other of actors.slice(0, 2)) {
    await chain.must(other.person, 'lpStake', streamStake.stake(await newLp(year, other)));
    await pledge(year, other, await newCard(year, other));
  }
  const lp = await newLp(year, who);
  const card = await newCard(year, who);
  await chain.freshPrices();
  await indexed(server);
  const shown = await allShown(year, server, lp);
  const begun = chain.now();
  await chain.must(who.person, 'lpStake', streamStake.stake(lp));
  await pledge(year, who, card);
  await chain.must(who.person, 'termStake', termStake.stake(staked, term, 0n));
  await chain.must(who.person, 'burnMine', burnMine.burn(chain.at('vlm'), burned));
  const until = (days: number) => chain.pass(Number(begun) + days * DAY - Number(chain.now()) + 60);
  return [
    await burnYield(year, who, shown, until),
    await cardYield(year, who, shown, until),
    await termYield(year, who, shown),
    await lpYield(year, who, shown, lp, until),
  ];
}

async function newLp({ chain }: Year, { person, address }: Actor): Promise<bigint> {
  const trx = 1_000n * COIN;
  const before = await chain.read('vlmWtrx', trc20.balanceOf(address));
  await chain.must(person, 'liquidityHelper', liquidityHelper.add(chain.at('vlm'), trx * 4n, trx));
  return (await chain.read('vlmWtrx', trc20.balanceOf(address))) - before;
}

async function newCard({ chain }: Year, { person }: Actor): Promise<bigint> {
  const price = await chain.read('cards', cards.priceOf(level));
  const { nextSerial } = await chain.read('cards', cards.level(level));
  await chain.must(person, 'cards', cards.buy(level, price));
  return (level << 64n) | nextSerial;
}

const pledge = ({ chain }: Year, { person }: Actor, card: bigint) =>
  chain.must(person, 'cards', cards.pledge(card, BigInt(pledgeDays * DAY)));

async function allShown({ chain }: Year, server: TestServer, lp: bigint): Promise<Shown> {
  const ask = async (path: string, form: Parameters<TestServer['post']>[1] = {}) =>
    (await server.post(path, form)).json.data;
  const coin = fromHexAddress(chain.at('vlm'));
  const pools = await ask(paths.lpStaking.get, { amount: String(lp) });
  const terms = await ask(paths.cardPledge.terms);
  const coins = await ask(paths.coinStaking.get, { coin });
  const quote = oracle.consult(chain.at('wtrx'), COIN, chain.at('usdt'));
  return {
    lp: pools.list[0],
    card: terms.list
      .find(({ days }: Json) => days === pledgeDays)
      .levels.find((one: Json) => one.level === Number(level)),
    term: coins.list[0].dayOptions[Number(term)],
    burn: await ask(paths.burnMining.quote, { coin, uAmount: String(burned) }),
    sunInU: (await chain.read('oracle', quote)).average,
  };
}

type Until = (days: number) => Promise<void>;

/**
 * On the day that was shown what was burned is earned back, at the price of the day it was burned, and not on the day
 * before: a whole day cannot be told closer.
 */
async function burnYield({ chain }: Year, who: Actor, { burn, sunInU }: Shown, until: Until) {
  const { days } = burn.breakEven;
  const worth = async () =>
    ((await chain.read('burnMine', burnMine.earned(who.address))) * sunInU) / COIN;
  await until(days - 1);
  const dayBefore = await worth();
  await until(days);
  const got = dayBefore < burned && (await worth()) >= burned ? burned : dayBefore;
  return { product: 'power', shown: Number(burned), got: Number(got) };
}

async function cardYield({ chain }: Year, who: Actor, { card }: Shown, until: Until) {
  await until(pledgeDays);
  const earned = await chain.read('cards', cards.earned(who.address));
  return { product: 'card', shown: Number(card.atPresent.amount), got: Number(earned) };
}

async function termYield({ chain }: Year, { person, address }: Actor, { term: offer }: Shown) {
  const shown = termReward(staked, BigInt(offer.rate), BigInt(offer.days));
  const before = await chain.read('vlm', trc20.balanceOf(address));
  const id = await newestTerm(chain, address);
  await chain.must(person, 'termStake', termStake.close(id));
  const after = await chain.read('vlm', trc20.balanceOf(address));
  return { product: 'term', shown: Number(shown), got: Number(after - before - staked) };
}

async function newestTerm({ read }: Year['chain'], address: Actor['address']): Promise<bigint> {
  for (let id = 1n; ; id += 1n) {
    const { state } = await read('termStake', termStake.position(address, id));
    if (state === 'matured') return id;
  }
}

/** In hundredths of a percent, at the prices that were shown. */
async function lpYield({ chain }: Year, who: Actor, { lp }: Shown, amount: bigint, until: Until) {
  await until(365);
  const earned = await chain.read('lpStake', streamStake.earned(who.address));
  const { stake, reward } = lp.prices;
  const value = (units: bigint, worth: Json) =>
    (Number(units) * Number(worth.u)) / Number(worth.amount);
  const got = (value(earned, reward) / value(amount, stake)) * WHOLE_BPS;
  return { product: 'LP', shown: lp.apr, got };
}
