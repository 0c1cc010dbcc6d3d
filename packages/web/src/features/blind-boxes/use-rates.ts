import { oracle } from '@vellum/contracts/prices';
import type { Address } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import type { Rate } from './odds.ts';

/** A million coins of six decimals: large enough that the answer keeps its digits. */
const SAMPLE = 1_000_000_000_000n;

/** What TRX and a prize coin are worth in U, by the averages of the price contract; null while it has none. */
export function useRates(coin: Address | null): Readonly<{ trx: Rate | null; prize: Rate | null }> {
  const trx = useChainRead(['blind-boxes', 'rate', 'trx'], (chain) =>
    rateOf(chain, chain.contract('wtrx')),
  );
  const prize = useChainRead(coin && ['blind-boxes', 'rate', coin], (chain) =>
    rateOf(chain, coin as Address),
  );
  return { trx: trx.data ?? null, prize: prize.data ?? null };
}

async function rateOf(chain: Chain, coin: Address): Promise<Rate> {
  const usdt = chain.contract('usdt');
  if (coin === usdt) return { worth: 1n, per: 1n };
  const { average } = await chain.read('oracle', oracle.consult(coin, SAMPLE, usdt));
  return { worth: average, per: SAMPLE };
}
