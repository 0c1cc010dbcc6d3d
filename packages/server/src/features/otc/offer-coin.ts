import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { CoinFactsReader } from '../../platform/coin-facts.ts';
import { Refusal } from '../../platform/refusal.ts';
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
  isKnown(coin: Address): Promise<boolean>;
  isLaunched(coin: Address): Promise<boolean>;
}>;

const trx: OfferCoin = {
  coin: null,
  symbol: 'TRX',
  decimals: COIN_DECIMALS,
  standing: 'known',
  like: null,
};

/** Anybody can offer a coin that calls itself anything: what it says of itself stands beside what is known of it. */
export function offerCoin({ facts, isKnown, isLaunched }: CoinSources) {
  return async (coin: Address | null): Promise<OfferCoin> => {
    if (coin === null) return trx;
    const [said, known] = await Promise.all([saidBy(facts, coin), isKnown(coin)]);
    if (known) return { coin, ...said, standing: 'known', like: null };
    const standing = (await isLaunched(coin)) ? 'launched' : 'unknown';
    return { coin, ...said, standing, like: nearSymbol(said.symbol ?? '') };
  };
}

/** Without a node offers are still shown, with the addresses of their coins alone. */
async function saidBy(facts: CoinFactsReader, coin: Address) {
  try {
    return await facts(coin);
  } catch (error) {
    if (error instanceof Refusal) return { symbol: null, decimals: null };
    throw error;
  }
}
