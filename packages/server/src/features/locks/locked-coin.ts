import { dexFactory, pair } from '@vellum/contracts/dex';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { type CoinFacts, type CoinFactsReader, sensible } from '../../platform/chain/coin-facts.ts';
import type { Clock } from '../../platform/clock.ts';

/** A coin, or the LP of a pair of the platform's exchange with its two coins. */
export type LockedCoin = CoinFacts &
  (
    | Readonly<{ kind: 'coin'; sides: null }>
    | Readonly<{ kind: 'lp'; sides: readonly [Side, Side] }>
  );

type Side = Readonly<{ coin: Address; symbol: string | null }>;

const REMEMBERED = 2_000;
/** Milliseconds until a coin that could not be read is asked again, by however many. */
const AGAIN = 10_000;

type Reading = Readonly<{
  ask: AskContract;
  facts: CoinFactsReader;
  dex: Address;
  /** Coins that go by their names alone; any other could bear the same. */
  own: readonly Address[];
  clock?: Clock;
}>;

type CachedCoin = { found: Promise<LockedCoin>; until: number };

/** Asked once for each coin. What says that it is a pair is believed only when the exchange says so too. */
export function lockedCoin({ ask, facts: said, dex, own, clock = Date.now }: Reading) {
  const known = new Map<Address, CachedCoin>();
  const facts = async (coin: Address): Promise<CoinFacts> => {
    const { symbol, decimals } = await said(coin);
    const isPlain = symbol === null || own.includes(coin);
    return { symbol: isPlain ? symbol : `${symbol} (…${coin.slice(-4)})`, decimals };
  };
  const tokensOf = async (coin: Address): Promise<readonly [Address, Address] | null> => {
    const first = await sensible(ask(coin, pair.token0()));
    const second = first && (await sensible(ask(coin, pair.token1())));
    if (first === null || second === null) return null;
    const named = await sensible(ask(dex, dexFactory.pairOf(first, second)));
    if (named === null || fromHexAddress(named) !== coin) return null;
    return [fromHexAddress(first), fromHexAddress(second)];
  };
  const learn = async (coin: Address): Promise<LockedCoin> => {
    const [itself, tokens] = await Promise.all([facts(coin), tokensOf(coin)]);
    if (tokens === null) return { ...itself, kind: 'coin', sides: null };
    const [first, second] = await Promise.all(tokens.map(facts));
    const sides = [
      { coin: tokens[0], symbol: first?.symbol ?? null },
      { coin: tokens[1], symbol: second?.symbol ?? null },
    ] as const;
    return { ...itself, symbol: lpSymbol(sides), kind: 'lp', sides };
  };
  return (coin: Address): Promise<LockedCoin> => {
    const kept = known.get(coin);
    if (kept !== undefined && clock() < kept.until) return kept.found;
    if (known.size >= REMEMBERED) known.clear();
    const asked: CachedCoin = { found: learn(coin), until: Number.POSITIVE_INFINITY };
    known.set(coin, asked);
    asked.found.catch(() => {
      asked.until = clock() + AGAIN;
    });
    return asked.found;
  };
}

/** Pairs all call themselves the same, so they go by their coins; what the token is priced in comes last. */
function lpSymbol(sides: readonly [Side, Side]): string {
  const names = sides.map(({ symbol }) => symbol ?? '?');
  const order = ['WTRX', 'USDT'];
  const sorted = names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return `${sorted.map((name) => (name === 'WTRX' ? 'TRX' : name)).join('/')} LP`;
}
