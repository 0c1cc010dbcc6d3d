import { blindBox } from '@vellum/contracts/blind-boxes';
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
  const block = await getBlockByNumber(chain.client, revealBlock);
  return {
    commit: toHex(series.commit),
    seed: toHex(series.seed),
    total: Number(series.total),
    sold: Number(series.sold),
    revealBlock,
    tiers: tiers.map(({ count, amount }) => ({ count: Number(count), amount })),
    blockHash: block?.id ?? null,
  };
}
