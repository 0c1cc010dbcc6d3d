import { oracle } from '@vellum/contracts/prices';
import type { Address } from '@vellum/tron/address';
import { ContractReverted } from '@vellum/tron/errors';
import type { Chain } from '../chain/chain.ts';
import { useChainRead } from '../chain/use-chain-read.ts';

/** An amount on the wire or read from a contract; `coin` is null for TRX. */
export type CoinAmount = Readonly<{ coin: string | null; amount: string | bigint }>;

/** U with 6 decimals that an amount is worth, cut off; null while its coin has no price. */
export type InU = (money: CoinAmount) => bigint | null;

/** A million coins of six decimals: large enough that the answer keeps its digits. */
const SAMPLE = 1_000_000_000_000n;

/** What SAMPLE of each coin is worth in U. */
type Rates = Readonly<{
  /** Undefined without a fresh price. */
  trx: bigint | undefined;
  wtrx: Address;
  usdt: Address;
  others: ReadonlyMap<string, bigint>;
}>;

/** What amounts of the platform's coins are worth in U, by the averages of the price contract. */
export function useInU(): InU {
  const { data } = useChainRead(['income', 'rates'], readRates);
  return ({ coin, amount }) => {
    const rate = data && rateOf(data, coin);
    return rate === undefined ? null : (BigInt(amount) * rate) / SAMPLE;
  };
}

function rateOf({ trx, wtrx, usdt, others }: Rates, coin: string | null): bigint | undefined {
  if (coin === null || coin === wtrx) return trx;
  return coin === usdt ? SAMPLE : others.get(coin);
}

async function readRates(chain: Chain): Promise<Rates> {
  const [wtrx, usdt, vlm] = ['wtrx', 'usdt', 'vlm'].map(chain.contract) as [
    Address,
    Address,
    Address,
  ];
  // Without a fresh price a coin is shown without a worth; VLM is traded for TRX.
  const [trx, vlmInTrx] = await Promise.all([
    averageOf(chain, oracle.consult(wtrx, SAMPLE, usdt)),
    averageOf(chain, oracle.consult(vlm, SAMPLE, wtrx)),
  ]);
  const isKnown = trx !== undefined && vlmInTrx !== undefined;
  const others = new Map(isKnown ? [[vlm as string, (vlmInTrx * trx) / SAMPLE]] : []);
  return { trx, wtrx, usdt, others };
}

/** Undefined when the contract has no fresh price; a node that cannot be asked is no answer. */
async function averageOf(
  chain: Chain,
  asked: ReturnType<typeof oracle.consult>,
): Promise<bigint | undefined> {
  try {
    return (await chain.read('oracle', asked)).average;
  } catch (error) {
    if (error instanceof ContractReverted) return undefined;
    throw error;
  }
}
