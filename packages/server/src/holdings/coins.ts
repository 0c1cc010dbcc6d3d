import type { Address } from '@vellum/tron/address';
import type { CoinFacts } from '../platform/chain/coin-facts.ts';
import type { Person } from './person.ts';
import type { PriceContracts } from './prices.ts';

/** What people call a coin; `symbol` is empty for one that says nothing of itself. */
export type NamedCoin = Readonly<{ coin: Address | null; symbol: string; decimals: number }>;

const DECIMALS = 6;
const LP_DECIMALS = 18;

const ownCoins: Readonly<Record<string, readonly [string, number]>> = {
  vlm: ['VLM', DECIMALS],
  usdt: ['USDT', DECIMALS],
  wtrx: ['WTRX', DECIMALS],
  vlmWtrx: ['VLM/TRX LP', LP_DECIMALS],
  vlmUsdt: ['VLM/USDT LP', LP_DECIMALS],
  wtrxUsdt: ['TRX/USDT LP', LP_DECIMALS],
};

export type Coins = ReturnType<typeof coinsOf>;

/**
 * The coins that count: those of the deployment, of launches, and those that an owner let in. Others may answer
 * anything about themselves, so that nobody is shown as having them.
 */
export function coinsOf(
  { launches, let_in }: Pick<Person, 'launches' | 'let_in'>,
  contracts: PriceContracts,
  facts: ReadonlyMap<Address, CoinFacts>,
) {
  const known = new Map<Address, readonly [string, number]>();
  for (const coin of let_in) {
    const { symbol, decimals } = facts.get(coin) ?? { symbol: null, decimals: null };
    known.set(coin, [symbol ?? '', decimals ?? 0]);
  }
  for (const { token, pair, symbol } of launches) {
    known.set(token, [symbol ?? '', DECIMALS]);
    known.set(pair, [`${symbol ?? ''}/TRX LP`, LP_DECIMALS]);
  }
  for (const [name, told] of Object.entries(ownCoins)) {
    const coin = contracts[name];
    if (coin !== undefined) known.set(coin, told);
  }
  return {
    isKnown: (coin: Address | null): boolean => coin === null || known.has(coin),
    named(coin: Address | null): NamedCoin {
      const [symbol, decimals] = coin === null ? ['TRX', DECIMALS] : (known.get(coin) ?? ['', 0]);
      return { coin, symbol, decimals };
    },
  };
}
