import { burnMine } from '@vellum/contracts/burn-mining';
import { dexFactory, pair } from '@vellum/contracts/dex';
import { oracle } from '@vellum/contracts/prices';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { type BurnRates, SAMPLE } from './burn-rates.ts';

/** Milliseconds after which a quote is asked for again. */
const FRESH = 15_000;

export type Quoted = Readonly<{
  rates: BurnRates | null;
  /** Milliseconds of this device at which it was asked; 0 before. */
  at: number;
  isMissing: boolean;
  again: () => void;
}>;

/** What burning a coin costs, asked of the chain itself every few seconds. */
export function useBurnRates(coin: Address | null): Quoted {
  const { data, dataUpdatedAt, isError, refetch } = useChainRead(
    coin && ['burn-mining', 'rates', coin],
    (chain) => readRates(chain, coin as Address),
    FRESH,
  );
  return {
    rates: data ?? null,
    at: dataUpdatedAt,
    isMissing: isError && !data,
    again: () => void refetch(),
  };
}

async function readRates(chain: Chain, coin: Address): Promise<BurnRates> {
  const usdt = chain.contract('usdt');
  const place = fromHexAddress(await chain.read('dex', dexFactory.pairOf(usdt, coin)));
  const [perSample, { average }, { reserve0, reserve1 }, first] = await Promise.all([
    chain.read('burnMine', burnMine.coinFor(coin, SAMPLE)),
    chain.read('oracle', oracle.consult(usdt, SAMPLE, coin)),
    chain.read(place, pair.reserves()),
    chain.read(place, pair.token0()),
  ]);
  const isUFirst = first === toHexAddress(usdt);
  return {
    // The one unit that the contract adds to every burn is added to each apart.
    perSample: perSample - 1n,
    averagePerSample: average,
    reserveU: isUFirst ? reserve0 : reserve1,
    reserveCoin: isUFirst ? reserve1 : reserve0,
  };
}
