import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import type { WriteCall } from '@vellum/contracts/contract-face';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { locker } from '@vellum/contracts/locks';
import { streamStake, termStake } from '@vellum/contracts/staking';
import type { Random } from '../faults/random.ts';
import type { Actor } from './actor.ts';
import type { Payouts } from './payouts.ts';
import type { Sent, YearChain } from './year-chain.ts';

export type Year = Readonly<{
  chain: YearChain;
  actors: readonly Actor[];
  payouts: Payouts;
  random: Random;
  /** How often each act was done. */
  counts: Map<string, number>;
}>;

/** Does something at random; null when there was nothing to do, or a rule of the contract stood against it. */
export type Act = (year: Year, actor: Actor) => Promise<Sent | null>;

const COIN = 1_000_000n;
const DAY = 86_400n;
const pledgeDays = [30n, 90n, 180n, 360n];
const someOf = (random: Random, amount: bigint) => (amount * BigInt(1 + random(100))) / 100n;
const coins = (random: Random, most: number) => BigInt(1 + random(most)) * COIN;

/** Rules may refuse an entry: caps, prices that ran away, pools that cannot cover a reward. */
async function entry(year: Year, actor: Actor, name: string, call: WriteCall) {
  const sent = await year.chain.send(actor.person, name, call);
  return sent.done ? sent : null;
}

const addLiquidity: Act = (year, actor) => {
  const trx = coins(year.random, 3_000);
  return entry(
    year,
    actor,
    'liquidityHelper',
    liquidityHelper.add(year.chain.at('vlm'), trx * 4n, trx),
  );
};

const zapTrx: Act = (year, actor) =>
  zap(year, actor, (token) => liquidityHelper.zapTrx(token, coins(year.random, 500), 0n));

const zapToken: Act = (year, actor) =>
  zap(year, actor, (token) => liquidityHelper.zapToken(token, coins(year.random, 1_500), 0n));

async function zap(
  year: Year,
  actor: Actor,
  call: (token: ReturnType<YearChain['at']>) => WriteCall,
) {
  const sent = await entry(year, actor, 'liquidityHelper', call(year.chain.at('vlm')));
  if (sent) noteLocks(year, sent, 'vlmWtrx');
  return sent;
}

const stakeLp: Act = async (year, actor) => {
  const has = await year.chain.read('vlmWtrx', trc20.balanceOf(actor.address));
  const amount = someOf(year.random, has);
  return amount === 0n ? null : entry(year, actor, 'lpStake', streamStake.stake(amount));
};

const stakeTerm: Act = async (year, actor) => {
  const term = BigInt(year.random(5));
  const amount = (10n + BigInt(year.random(5_000))) * COIN;
  const sent = await entry(year, actor, 'termStake', termStake.stake(amount, term, 0n));
  for (const log of sent?.logs ?? []) {
    const event = termStake.event(log);
    if (event?.name !== 'TermStaked') continue;
    const { id, reward, unlockTime } = event.arguments;
    actor.terms.push({ key: id, amount, reward, opens: unlockTime, since: year.chain.now() });
  }
  return sent;
};

const lock: Act = async (year, actor) => {
  const { random, chain, actors } = year;
  const coin = random(3) === 0 ? 'vlmWtrx' : 'vlm';
  const has = await chain.read(coin, trc20.balanceOf(actor.address));
  const amount = someOf(random, has) / 20n;
  if (amount === 0n) return null;
  const days = BigInt(1 + random(60));
  const whom = actors[random(actors.length)]!;
  const call =
    random(4) === 0
      ? locker.lockFor(amount, chain.at(coin), days, whom.address)
      : locker.lock(amount, chain.at(coin), days);
  const sent = await entry(year, actor, 'locker', call);
  if (sent) noteLocks(year, sent, coin);
  return sent;
};

/** A lock belongs to whom it was made for, whoever made it. */
function noteLocks({ actors, chain }: Year, { logs }: Sent & { done: true }, coin: string): void {
  for (const log of logs) {
    const event = log.address === chain.at('locker') ? locker.event(log) : null;
    if (event?.name !== 'Lock') continue;
    const { locker: holder, amount, createTime, lockTime } = event.arguments;
    const key = { key: createTime, amount, reward: 0n, opens: lockTime, since: chain.now(), coin };
    actors.find(({ address }) => address === holder)?.locks.push(key);
  }
}

const extendLock: Act = async (year, actor) => {
  const found = actor.locks[year.random(actor.locks.length || 1)];
  if (!found) return null;
  const call = locker.extend(found.key, BigInt(1 + year.random(30)));
  const sent = await entry(year, actor, 'locker', call);
  for (const log of sent?.logs ?? []) {
    const event = locker.event(log);
    if (event?.name === 'Extended') found.opens = event.arguments.lockTime;
  }
  return sent;
};

const burn: Act = (year, actor) => {
  const value = coins(year.random, 60);
  return entry(year, actor, 'burnMine', burnMine.burn(year.chain.at('vlm'), value));
};

const swapToBurn: Act = (year, actor) => {
  const value = coins(year.random, 30);
  return entry(year, actor, 'burnMine', burnMine.swapToBurn(year.chain.at('vlm'), value));
};

const buyCard: Act = async (year, actor) => {
  const { chain, random } = year;
  const level = 1n + BigInt(random(3));
  const price = await chain.read('cards', cards.priceOf(level));
  const { nextSerial } = await chain.read('cards', cards.level(level));
  const sent = await entry(year, actor, 'cards', cards.buy(level, price));
  if (sent) actor.cards.push({ id: (level << 64n) | nextSerial, opens: 0n, listed: false });
  return sent;
};

const pledgeCard: Act = async (year, actor) => {
  const free = actor.cards.find(({ opens, listed }) => opens === 0n && !listed);
  if (!free) return null;
  const seconds = pledgeDays[year.random(4)]! * DAY;
  const sent = await entry(year, actor, 'cards', cards.pledge(free.id, seconds));
  if (sent) free.opens = year.chain.now() + seconds;
  return sent;
};

const listCard: Act = async (year, actor) => {
  const free = actor.cards.find(({ opens, listed }) => opens === 0n && !listed);
  if (!free) return null;
  const sent = await entry(year, actor, 'cards', cards.list(free.id, coins(year.random, 900)));
  if (sent) free.listed = true;
  return sent;
};

const buyListed: Act = async (year, actor) => {
  const seller = year.actors.find((one) => one !== actor && one.cards.some(({ listed }) => listed));
  const card = seller?.cards.find(({ listed }) => listed);
  if (!seller || !card) return null;
  const { price } = await year.chain.read('cards', cards.listing(card.id));
  const sent = await entry(year, actor, 'cards', cards.buyListed(card.id, price));
  if (!sent) return null;
  seller.cards = seller.cards.filter((one) => one !== card);
  actor.cards.push({ ...card, listed: false });
  return sent;
};

/** Ways in, named as often as they are wanted. */
export const entries: readonly (readonly [string, Act, number])[] = [
  ['add liquidity', addLiquidity, 3],
  ['zap TRX', zapTrx, 2],
  ['zap the coin', zapToken, 1],
  ['stake LP', stakeLp, 5],
  ['stake for a term', stakeTerm, 6],
  ['lock', lock, 4],
  ['extend a lock', extendLock, 1],
  ['burn', burn, 4],
  ['swap to burn', swapToBurn, 2],
  ['buy a card', buyCard, 3],
  ['pledge a card', pledgeCard, 3],
  ['list a card', listCard, 2],
  ['buy a listed card', buyListed, 2],
];
