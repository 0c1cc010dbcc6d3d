import { coinsOfLp } from '@vellum/api/liquidity/lp-coins';
import { dexFactory } from '@vellum/contracts/dex';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { useChainRead } from '../chain/use-chain-read.ts';
import { useInU } from '../coins/coin-rates.ts';
import { type LpFacts, readLpFacts } from './lp-facts.ts';
import { lpSentence } from './lp-sentence.ts';

/** Milliseconds after which a pool is asked again: everyone's trades move it. */
const AGAIN = 15_000;

/** A pool; undefined until it is known, null for what is no pool. */
export function useLpFacts(pair: Address | null | undefined) {
  return useChainRead(
    pair ? ['coin', 'pool', pair] : null,
    (chain) => readLpFacts(chain, pair as Address),
    AGAIN,
  );
}

/** The pair of a token with TRX; null until it is known, and where there is none. */
export function usePairOf(token: Address): Address | null {
  const { data } = useChainRead(['coin', 'pair-of', token], async (chain) => {
    const found = await chain.read('dex', dexFactory.pairOf(token, chain.contract('wtrx')));
    return /^41(00)+$/.test(found) ? null : fromHexAddress(found);
  });
  return data ?? null;
}

/** The same of an amount in a page; null until its pool is known, and for other coins. */
export function useLpSentence(
  pair: Address | null | undefined,
  amount: bigint | string,
): string | null {
  const { data } = useLpFacts(pair);
  return data ? lpSentence(data, BigInt(amount)) : null;
}

/** What something is worth, in U with 6 decimals and in sun; null without a price. */
export type Worth = Readonly<{ u: bigint | null; trx: bigint | null }>;

/** A million TRX: large enough that the answer keeps its digits. */
const SAMPLE = 1_000_000_000_000n;

/** What LP is worth at the price of its pool: twice its half in the coin that has a price of its own. */
export function useLpWorth(): (facts: LpFacts, lp: bigint) => Worth {
  const inU = useInU();
  return (facts, lp) => {
    const base = coinsOfLp(facts, lp).base * 2n;
    const u = inU({ coin: facts.isTrx ? null : facts.base.place, amount: base });
    const ofTrx = inU({ coin: null, amount: SAMPLE });
    if (facts.isTrx) return { u, trx: base };
    return { u, trx: u === null || !ofTrx ? null : (u * SAMPLE) / ofTrx };
  };
}
