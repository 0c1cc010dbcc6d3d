import type { ZapCoin } from '@vellum/api/wire/choice-lists';
import { pair } from '@vellum/contracts/dex';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { oracle } from '@vellum/contracts/prices';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { ZapRates } from './zap-rates.ts';

/** Large enough that the answer keeps its digits. */
const SAMPLE = 1_000_000_000_000n;

export type ZapPair = Readonly<{ pair: Address; token: Address; pay: ZapCoin }>;

/** Reserves and prices of a pool as the chain has them now. */
export async function readZapRates(
  chain: Chain,
  { pair: place, token, pay }: ZapPair,
): Promise<ZapRates> {
  const wtrx = chain.contract('wtrx');
  const [paid, other] = pay === 'trx' ? [wtrx, token] : [token, wtrx];
  const [{ reserve0, reserve1 }, first, lpSupply, { spot, average }, slippage] = await Promise.all([
    chain.read(place, pair.reserves()),
    chain.read(place, pair.token0()),
    chain.read(place, pair.totalSupply()),
    chain.read('oracle', oracle.consult(paid, SAMPLE, other)),
    chain.read('liquidityHelper', liquidityHelper.slippage()),
  ]);
  const isPaidFirst = first === toHexAddress(paid);
  return {
    pool: {
      reserveIn: isPaidFirst ? reserve0 : reserve1,
      reserveOther: isPaidFirst ? reserve1 : reserve0,
      lpSupply,
    },
    spot,
    average,
    mostOffBps: Number(slippage),
  };
}
