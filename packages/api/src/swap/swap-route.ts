import type { Address } from '@vellum/tron/address';

/** A pair with what it holds. TRX counts as WTRX: the router wraps and unwraps. */
export type SwapPair = Readonly<{
  pair: Address;
  coins: readonly [Address, Address];
  reserves: readonly [bigint, bigint];
}>;

/** One exchange on the way, the coin that is paid first. */
export type Hop = Readonly<{ pair: Address; reserveIn: bigint; reserveOut: bigint }>;

/** A way from one coin to another: `path` as the router takes it, one coin more than there are hops. */
export type SwapRoute = Readonly<{ path: readonly Address[]; hops: readonly Hop[] }>;

/** Every way of one or two hops, the short ones first; empty pairs are part of none. */
export function routesBetween(
  pairs: readonly SwapPair[],
  from: Address,
  to: Address,
): readonly SwapRoute[] {
  if (from === to) return [];
  const funded = pairs.filter(isFunded);
  const firsts = stepsFrom(funded, from);
  const direct = firsts
    .filter(({ coin }) => coin === to)
    .map(({ hop }) => ({ path: [from, to], hops: [hop] }));
  const over = firsts
    .filter(({ coin }) => coin !== to)
    .flatMap(({ coin, hop }) =>
      stepsFrom(funded, coin)
        .filter((second) => second.coin === to)
        .map((second) => ({ path: [from, coin, to], hops: [hop, second.hop] })),
    );
  return [...direct, ...over];
}

/** Whether pairs would lead from one coin to the other if they held anything. */
export const isConnected = (pairs: readonly SwapPair[], from: Address, to: Address): boolean =>
  routesBetween(
    pairs.map((one) => ({ ...one, reserves: [1n, 1n] as const })),
    from,
    to,
  ).length > 0;

/** The route that a path names; null when a pair is missing or empty. */
export function routeOf(
  pairs: readonly SwapPair[],
  path: readonly [Address, ...Address[]],
): SwapRoute | null {
  const [from] = path;
  const to = path.at(-1) ?? from;
  const found = routesBetween(pairs, from, to).find((route) => route.path.join() === path.join());
  return found ?? null;
}

const isFunded = ({ reserves: [first, second] }: SwapPair) => first > 0n && second > 0n;

function stepsFrom(
  pairs: readonly SwapPair[],
  from: Address,
): readonly Readonly<{ coin: Address; hop: Hop }>[] {
  return pairs.flatMap(({ pair, coins: [first, second], reserves: [reserve0, reserve1] }) => {
    if (first === from) {
      return [{ coin: second, hop: { pair, reserveIn: reserve0, reserveOut: reserve1 } }];
    }
    if (second !== from) return [];
    return [{ coin: first, hop: { pair, reserveIn: reserve1, reserveOut: reserve0 } }];
  });
}
