import { blindBox } from '@vellum/contracts/blind-boxes';
import { trc20 } from '@vellum/contracts/coins';
import { fromHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { getBlockByNumber } from '@vellum/tron/client/blocks';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import type { ChainDraw } from './verification.ts';

/** A draw as contract and node tell it, without our server. */
export function useChainDraw(seriesId: string) {
  return useChainRead(['blind-boxes', 'draw', seriesId], (chain) => chainDraw(chain, seriesId));
}

async function chainDraw(chain: Chain, seriesId: string): Promise<ChainDraw> {
  const id = BigInt(seriesId);
  const [series, tiers] = await Promise.all([
    chain.read('blindBox', blindBox.series(id)),
    chain.read('blindBox', blindBox.tiers(id)),
  ]);
  const revealBlock = Number(series.revealBlock);
  const [block, decimals] = await Promise.all([
    getBlockByNumber(chain.client, revealBlock),
    chain.read(series.prizeCoin, trc20.decimals()),
  ]);
  return {
    commit: toHex(series.commit),
    seed: toHex(series.seed),
    total: Number(series.total),
    sold: Number(series.sold),
    revealBlock,
    tiers: tiers.map(({ count, amount }) => ({ count: Number(count), amount })),
    coin: { address: fromHexAddress(series.prizeCoin), decimals: Number(decimals) },
    blockHash: block?.id ?? null,
  };
}
