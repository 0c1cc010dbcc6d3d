import type { Address } from '@vellum/tron/address';
import type { swapSides } from '../wire/choice-lists.ts';
import { amountIn, amountOut, keptPrice, MAX_RESERVE } from './pair-math.ts';
import {
  isConnected,
  routeOf,
  routesBetween,
  type SwapPair,
  type SwapRoute,
} from './swap-route.ts';

const BPS = 10_000n;

/** Which of the two amounts the person fixed. */
export type SwapSide = (typeof swapSides)[number];

export type SwapQuote = Readonly<{
  route: SwapRoute;
  /** Paid, between hops, and received: one for each coin of the path. */
  amounts: readonly bigint[];
  paid: bigint;
  received: bigint;
  /**
   * How much worse the price is than that of an endlessly deep pool, in hundredths of a percent, fees left out. Rounded
   * up, so that no warning comes late.
   */
  impactBps: number;
}>;

export type SwapRefusal =
  | 'AMOUNT_ZERO'
  | 'AMOUNT_TOO_SMALL'
  | 'TOKEN_NOT_TRADABLE'
  | 'POOL_EMPTY'
  | 'NOT_ENOUGH_LIQUIDITY';

export type SwapOutcome =
  | Readonly<{ quote: SwapQuote; refusal?: undefined }>
  | Readonly<{ refusal: SwapRefusal; quote?: undefined }>;

export type SwapRequest = Readonly<{ from: Address; to: Address; side: SwapSide; amount: bigint }>;

/** The best way to swap an amount over pairs: most received for it, or least paid for it. */
export function quoteSwap(pairs: readonly SwapPair[], request: SwapRequest): SwapOutcome {
  const { from, to, side, amount } = request;
  if (amount === 0n) return { refusal: 'AMOUNT_ZERO' };
  const routes = routesBetween(pairs, from, to);
  if (routes.length === 0) {
    return { refusal: isConnected(pairs, from, to) ? 'POOL_EMPTY' : 'TOKEN_NOT_TRADABLE' };
  }
  const outcomes = routes.map((route) => quoteRoute(route, side, amount));
  const [first, ...others] = outcomes.flatMap(({ quote }) => quote ?? []);
  if (first === undefined) return outcomes[0] ?? { refusal: 'POOL_EMPTY' };
  // Of equal ones the first, which has fewer hops and costs less energy.
  return { quote: others.reduce((best, one) => (isBetter(one, best) ? one : best), first) };
}

const isBetter = (one: SwapQuote, other: SwapQuote) =>
  one.received > other.received || (one.received === other.received && one.paid < other.paid);

/** The same on the way that a path names. */
export function quotePath(
  pairs: readonly SwapPair[],
  path: readonly [Address, ...Address[]],
  side: SwapSide,
  amount: bigint,
): SwapOutcome {
  if (amount === 0n) return { refusal: 'AMOUNT_ZERO' };
  const route = routeOf(pairs, path);
  if (route !== null) return quoteRoute(route, side, amount);
  const isKnown = path.slice(1).every((coin, place) => hasPair(pairs, path[place], coin));
  return { refusal: isKnown && path.length > 1 ? 'POOL_EMPTY' : 'TOKEN_NOT_TRADABLE' };
}

const hasPair = (pairs: readonly SwapPair[], one: Address | undefined, other: Address) =>
  pairs.some(({ coins }) => coins.includes(other) && coins.some((coin) => coin === one));

/** What the router makes of an amount on one way, to the unit. */
export function quoteRoute(route: SwapRoute, side: SwapSide, amount: bigint): SwapOutcome {
  if (amount === 0n) return { refusal: 'AMOUNT_ZERO' };
  const amounts = side === 'in' ? amountsOut(route, amount) : amountsIn(route, amount);
  if (amounts === null) return { refusal: 'NOT_ENOUGH_LIQUIDITY' };
  if (amounts.includes(0n)) return { refusal: 'AMOUNT_TOO_SMALL' };
  const fits = route.hops.every(
    ({ reserveIn }, place) => reserveIn + (amounts[place] ?? 0n) <= MAX_RESERVE,
  );
  if (!fits) return { refusal: 'NOT_ENOUGH_LIQUIDITY' };
  return {
    quote: {
      route,
      amounts,
      paid: amounts[0] ?? 0n,
      received: amounts.at(-1) ?? 0n,
      impactBps: impactOf(route, amounts),
    },
  };
}

function amountsOut({ hops }: SwapRoute, paid: bigint): bigint[] {
  const amounts = [paid];
  for (const { reserveIn, reserveOut } of hops) {
    amounts.push(amountOut(amounts.at(-1) ?? 0n, reserveIn, reserveOut));
  }
  return amounts;
}

function amountsIn({ hops }: SwapRoute, received: bigint): bigint[] | null {
  const amounts = [received];
  for (const { reserveIn, reserveOut } of hops.toReversed()) {
    const needed = amountIn(amounts[0] ?? 0n, reserveIn, reserveOut);
    if (needed === null) return null;
    amounts.unshift(needed);
  }
  return amounts;
}

function impactOf({ hops }: SwapRoute, amounts: readonly bigint[]): number {
  let [kept, whole] = [1n, 1n];
  for (const [place, { reserveIn }] of hops.entries()) {
    const ofHop = keptPrice(amounts[place] ?? 0n, reserveIn);
    kept *= ofHop.kept;
    whole *= ofHop.whole;
  }
  return Number(((whole - kept) * BPS + whole - 1n) / whole);
}

/** The most that can be paid on a way at a price impact of at most so much; null when not even one unit can. */
export function largestSwap(route: SwapRoute, impactBps: number): SwapQuote | null {
  const isWithin = (paid: bigint) => impactOf(route, amountsOut(route, paid)) <= impactBps;
  let [within, beyond] = [0n, 1n];
  while (beyond <= MAX_RESERVE && isWithin(beyond)) [within, beyond] = [beyond, beyond * 2n];
  while (beyond - within > 1n) {
    const middle = (within + beyond) / 2n;
    if (isWithin(middle)) within = middle;
    else beyond = middle;
  }
  return quoteRoute(route, 'in', within).quote ?? null;
}
