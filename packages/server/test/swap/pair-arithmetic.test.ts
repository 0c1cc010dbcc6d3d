import { addedAmounts, type LpPool, removedAmounts } from '@vellum/api/liquidity/lp-math';
import { maximumPaid, minimumReceived } from '@vellum/api/swap/swap-limits';
import { quoteSwap, type SwapQuote, type SwapSide } from '@vellum/api/swap/swap-quote';
import { trc20 } from '@vellum/contracts/coins';
import { pair, router } from '@vellum/contracts/dex';
import { removalCall, swapCall } from '@vellum/contracts/swap-call';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDeep, type Random, randomOf, scaledSlow, seedFor } from '../faults/random.ts';
import type { Someone } from '../launch/launch-chain.ts';
import { SwapChain } from './swap-chain.ts';

// What the product quotes, held against the real router and pairs on pools of any size.

const EVER = 2n ** 40n;
const TOLERANCE = 50;
const PEOPLE = 3;
const ACTIONS = scaledSlow(2_000);

let world: SwapChain;
let random: Random;
let person: Someone;
let rival: Someone;
let fund: Someone;

beforeAll(async () => {
  random = randomOf(seedFor('pair arithmetic'));
  world = await SwapChain.open(PEOPLE);
  [person, rival, fund] = [0, 1, 2].map((index) => world.chain.person(index)) as [
    Someone,
    Someone,
    Someone,
  ];
  for (let count = 0; count < (isDeep ? 12 : 4); count++) await world.addToken(PEOPLE);
  for (const [place, token] of world.tokens.entries()) {
    await world.addPair(person, [token, world.wtrx], [anyAmount(4, 26), anyAmount(4, 11)]);
    const next = world.tokens[(place + 1) % world.tokens.length] as Address;
    await world.addPair(person, [token, next], [anyAmount(4, 26), anyAmount(4, 26)]);
  }
});
afterAll(() => world?.close());

/** Of any size between two powers of ten. */
function anyAmount(least: number, most: number): bigint {
  const digits = BigInt(least + random(most - least));
  return 10n ** digits + BigInt(random(2 ** 31)) * 10n ** (digits > 9n ? digits - 9n : 0n);
}

const oneOf = <T>(all: readonly T[]): T => all[random(all.length)] as T;

type Swap = Readonly<{
  from: Address;
  to: Address;
  side: SwapSide;
  amount: bigint;
  trx: 'paid' | 'received' | null;
}>;

/** Between any two coins, of anything from a few units to several times what the pool holds. */
function anySwap(): Swap {
  const coins = [...world.tokens, world.wtrx, world.wtrx];
  const from = oneOf(coins);
  const to = oneOf(coins.filter((coin) => coin !== from));
  const side = oneOf(['in', 'out'] as const);
  const isWtrx = side === 'in' ? from === world.wtrx : to === world.wtrx;
  const amount = isWtrx ? anyAmount(1, 11) : anyAmount(1, 27);
  const native = random(2) === 0;
  if (from === world.wtrx && native) return { from, to, side, amount, trx: 'paid' };
  return { from, to, side, amount, trx: to === world.wtrx && native ? 'received' : null };
}

const callOf = (swap: Swap, { route }: SwapQuote, limit: bigint, who = person) =>
  swapCall({ ...swap, limit, path: route.path, to: who.address, deadline: EVER });

const exactLimit = ({ side }: Swap, { paid, received }: SwapQuote) =>
  side === 'in' ? received : paid;

/** What the swap of a person changed of the two coins, network fees left out; null when it was refused. */
async function outcome(swap: Swap, quote: SwapQuote, limit: bigint) {
  const coins = [
    swap.trx === 'paid' ? null : swap.from,
    swap.trx === 'received' ? null : swap.to,
  ] as const;
  const held = () => Promise.all(coins.map((coin) => world.holding(coin, person)));
  const before = (await held()) as [bigint, bigint];
  const call = callOf(swap, quote, limit);
  const txid = await world.send(person, world.router, call).catch((error: Error) => error);
  const fee = feeOfLast();
  const after = (await held()) as [bigint, bigint];
  const paid = before[0] - after[0] - (coins[0] === null ? fee : 0n);
  const received = after[1] - before[1] + (coins[1] === null ? fee : 0n);
  if (txid instanceof Error) {
    expect(txid.message).toContain('refused');
    expect({ paid, received }).toEqual({ paid: 0n, received: 0n });
    return null;
  }
  return { paid, received };
}

const feeOfLast = () => world.feeOf(world.chain.chain.devnet.chain.head().transactions[0]!.id);

/** What can be paid by someone with 10 million TRX beside plenty of everything else. */
const isAffordable = ({ from, to }: Swap, quote: SwapQuote) => {
  const sums = quote.route.path.map((coin, place) => [coin, quote.amounts[place]!] as const);
  const wrapped = sums.filter(([coin]) => coin === world.wtrx).map(([, sum]) => sum);
  return (
    (from !== world.wtrx && to !== world.wtrx) || wrapped.every((sum) => sum < 2n * 10n ** 12n)
  );
};

describe('a swap', () => {
  test('gives what was quoted, to the unit, when nobody trades in between', async () => {
    let done = 0;
    const refused = new Set<string>();
    while (done < ACTIONS) {
      const swap = anySwap();
      const { quote, refusal } = quoteSwap(await world.states(), swap);
      if (quote === undefined) refused.add(refusal);
      if (quote === undefined || !isAffordable(swap, quote)) continue;
      const limit = exactLimit(swap, quote);
      const { paid, received } = quote;
      expect(await outcome(swap, quote, limit), JSON.stringify(swap, text)).toEqual({
        paid,
        received,
      });
      done++;
    }
    expect([...refused].every((code) => typeof code === 'string')).toBe(true);
  });

  test('never gives less than the minimum or costs more than the maximum otherwise', async () => {
    const found = new Set<string>();
    for (let count = 0; count < Math.ceil(ACTIONS / 2); count++) {
      const swap = anySwap();
      const { quote } = quoteSwap(await world.states(), swap);
      if (quote !== undefined && isAffordable(swap, quote)) found.add(await swapLate(swap, quote));
    }
    expect([...found]).toEqual(expect.arrayContaining(['worse', 'refused']));
  });

  /** A swap that someone trades before, within its limits; how it came out. */
  async function swapLate(swap: Swap, quote: SwapQuote): Promise<'refused' | 'worse' | 'same'> {
    await tradeBefore(swap, quote);
    const { paid, received } = quote;
    const limits =
      swap.side === 'in'
        ? { least: minimumReceived(received, TOLERANCE), most: paid }
        : { least: received, most: maximumPaid(paid, TOLERANCE) };
    const came = await outcome(swap, quote, swap.side === 'in' ? limits.least : limits.most);
    if (came === null) return 'refused';
    expect(came.received).toBeGreaterThanOrEqual(limits.least);
    expect(came.paid).toBeLessThanOrEqual(limits.most);
    return came.received < received || came.paid > paid ? 'worse' : 'same';
  }

  /** Someone else trades the same way first, a little or a lot. */
  async function tradeBefore(swap: Swap, { route, amounts }: SwapQuote): Promise<void> {
    const part = amounts[0]! / BigInt(10 ** random(5)) + 1n;
    const earlier = { ...swap, side: 'in' as const, amount: part, limit: 0n, to: rival.address };
    const call = swapCall({ ...earlier, path: route.path, deadline: EVER });
    await world.send(rival, world.router, call).catch(() => {});
  }

  test('is refused by the router for each reason that the quote names', async () => {
    const [token] = world.tokens as [Address];
    const [state] = await world.states();
    const path = [token, world.wtrx];
    const terms = { trx: null, path, to: person.address, deadline: EVER } as const;
    const reason = (call: Parameters<typeof swapCall>[0]) => world.refusal(person, swapCall(call));
    const held = state!.reserves[toHexAddress(token) < toHexAddress(world.wtrx) ? 1 : 0];
    expect(await reason({ ...terms, side: 'in', amount: 0n, limit: 0n })).toBe(
      'UniswapV2Library: INSUFFICIENT_INPUT_AMOUNT',
    );
    expect(await reason({ ...terms, side: 'out', amount: held, limit: 2n ** 119n })).not.toBe(
      'accepted',
    );
    const late = { ...terms, side: 'in', amount: 10n ** 9n, limit: 0n, deadline: 1n } as const;
    expect(await reason(late)).toBe('UniswapV2Router: EXPIRED');
  });

  test('loses at most the tolerance to somebody who trades around it in the same block', async () => {
    const [token] = world.tokens as [Address];
    const at = await world.addPair(
      person,
      [await world.addToken(PEOPLE), token],
      [10n ** 15n, 10n ** 15n],
    );
    const { coins } = await world.state(at);
    let [hit, refused] = [0, 0];
    for (let count = 0; count < scaledSlow(400); count++) {
      const swap = { from: coins[0], to: coins[1], side: 'in', amount: 10n ** 12n } as const;
      const quote = quoteSwap([await world.state(at)], swap).quote!;
      const least = minimumReceived(quote.received, TOLERANCE);
      // From what leaves the victim within the tolerance to what does not.
      const attack = 10n ** 11n * BigInt(1 + random(60));
      const had = await world.holding(coins[1], person);
      const results = await world.chain.inOneBlock(
        () => world.send(rival, world.router, rivalSwap(coins, attack)),
        () => world.send(person, world.router, callOf({ ...swap, trx: null }, quote, least)),
        () => world.send(rival, world.router, rivalSwap([coins[1], coins[0]], attack / 2n)),
      );
      const received = (await world.holding(coins[1], person)) - had;
      expect(received === 0n || received >= least).toBe(true);
      if (results[1] === 'SUCCESS') hit += Number(received < quote.received);
      else refused++;
    }
    expect(hit).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });

  const rivalSwap = (path: readonly Address[], amount: bigint) =>
    router.swap(amount, 0n, path, rival.address, EVER);
});

describe.each(['without', 'with'] as const)('liquidity %s a part for the factory', (mode) => {
  beforeAll(async () => {
    if (mode === 'with') await world.takeFees(fund.address);
  });

  const poolOf = async (at: Address): Promise<LpPool> => ({
    reserves: (await world.state(at)).reserves,
    lpSupply: await world.read(at, pair.totalSupply()),
    ...(mode === 'with' && { kLast: await world.read(at, pair.kLast()) }),
  });

  test('pays out what was computed, to the unit, and is added at what was computed', async () => {
    for (let count = 0; count < Math.ceil(ACTIONS / 4); count++) {
      const at = oneOf(world.pairs);
      await grow(at);
      await (random(3) === 0 ? add(at) : remove(at));
    }
  });

  /** Fees are what the factory takes its part of. */
  async function grow(at: Address): Promise<void> {
    const { coins, reserves } = await world.state(at);
    const [path, held] =
      random(2) === 0 ? [coins, reserves[0]] : [[coins[1], coins[0]], reserves[1]];
    await world.send(rival, world.router, rivalSwap(path, held / 50n + 1n)).catch(() => {});
  }
  const rivalSwap = (path: readonly Address[], amount: bigint) =>
    router.swap(amount, 0n, path, rival.address, EVER);

  async function remove(at: Address): Promise<void> {
    const [pool, { coins }] = [await poolOf(at), await world.state(at)];
    const held = await world.read(at, trc20.balanceOf(person.address));
    const lp = held / BigInt(2 + random(50));
    const isTrx = coins.includes(world.wtrx) && random(2) === 0;
    const [token, base] = coins[0] === world.wtrx ? [coins[1], coins[0]] : coins;
    const amounts = removedAmounts(pool, lp);
    const [minToken, minBase] = ordered(amounts ?? [0n, 0n], token === coins[0]);
    const terms = { token, base, isTrx, lp, minToken, minBase };
    const call = removalCall({ ...terms, to: person.address, deadline: EVER });
    if (amounts === null) return expect(await world.refusal(person, call)).not.toBe('accepted');
    const paidOut = [token, isTrx ? null : base] as const;
    const held2 = () => Promise.all(paidOut.map((coin) => world.holding(coin, person)));
    const before = (await held2()) as [bigint, bigint];
    await world.send(person, world.router, call);
    const fee = isTrx ? feeOfLast() : 0n;
    const after = (await held2()) as [bigint, bigint];
    expect([after[0] - before[0], after[1] - before[1] + fee]).toEqual([minToken, minBase]);
  }

  async function add(at: Address): Promise<void> {
    const [pool, { coins, reserves }] = [await poolOf(at), await world.state(at)];
    const part = (held: bigint) => held / BigInt(2 + random(1_000)) + BigInt(random(1_000));
    const desired = [part(reserves[0]), part(reserves[1])] as const;
    const added = addedAmounts(pool, desired);
    const minimums = added?.amounts ?? [0n, 0n];
    const call = router.addLiquidity(coins, desired, minimums, person.address, EVER);
    if (added === null) return expect(await world.refusal(person, call)).not.toBe('accepted');
    const had = await world.read(at, trc20.balanceOf(person.address));
    await world.send(person, world.router, call);
    expect((await world.read(at, trc20.balanceOf(person.address))) - had).toBe(added.lp);
    const now = await world.state(at);
    expect(now.reserves).toEqual([reserves[0] + added.amounts[0], reserves[1] + added.amounts[1]]);
  }
});

const ordered = ([first, second]: readonly [bigint, bigint], inOrder: boolean) =>
  inOrder ? ([first, second] as const) : ([second, first] as const);

const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
