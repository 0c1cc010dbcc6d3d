import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { LaunchedCoin } from '../../launches/launched-coin.ts';
import type { CoinFactsReader } from '../../platform/chain/coin-facts.ts';
import type { Clock } from '../../platform/clock.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { nearSymbol } from './near-symbol.ts';

/** A coin as an offer shows it. */
export type OfferCoin = Readonly<{
  coin: Address | null;
  symbol: string | null;
  decimals: number | null;
  standing: 'known' | 'launched' | 'unknown';
  like: string | null;
}>;

export type CoinSources = Readonly<{
  facts: CoinFactsReader;
  isKnown(coin: Address): Promise<boolean | undefined>;
  launched(coin: Address): Promise<LaunchedCoin | undefined>;
  clock?: Clock;
}>;

const trx: OfferCoin = {
  coin: null,
  symbol: 'TRX',
  decimals: COIN_DECIMALS,
  standing: 'known',
  like: null,
};

/** Anyone can offer a coin that calls itself anything: what it says of itself is beside what is known of it. */
export function offerCoin({ facts, isKnown, launched, clock = Date.now }: CoinSources) {
  const saidBy = patiently(facts, clock);
  return async (coin: Address | null): Promise<OfferCoin> => {
    if (coin === null) return trx;
    const [said, known] = await Promise.all([saidBy(coin), isKnown(coin)]);
    if (known) return { coin, ...said, standing: 'known', like: null };
    const made = await launched(coin);
    const like = made?.like ?? nearSymbol(said.symbol ?? '');
    return { coin, ...said, standing: made ? 'launched' : 'unknown', like };
  };
}

/** Milliseconds until a coin that did not answer is asked again, by however many. */
const AGAIN = 10_000;
/** Whoever makes ever new coins costs no more memory than this. */
const REMEMBERED = 2_000;
const nothing = { symbol: null, decimals: null } as const;

/**
 * Without a node offers are still shown, with the addresses of their coins alone. A coin that holds the node up does so
 * once in a while, not for everyone who looks at the list.
 */
function patiently(facts: CoinFactsReader, clock: Clock): CoinFactsReader {
  const silentUntil = new Map<Address, number>();
  const noteSilence = (coin: Address, error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (silentUntil.size >= REMEMBERED) silentUntil.clear();
    silentUntil.set(coin, clock() + AGAIN);
    return nothing;
  };
  return async (coin) => {
    if ((silentUntil.get(coin) ?? 0) > clock()) return nothing;
    return facts(coin).catch((error) => noteSilence(coin, error));
  };
}
