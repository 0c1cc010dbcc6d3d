import type { PoolSides } from '@vellum/api/otc/otc-offer';
import { dexFactory, pair } from '@vellum/contracts/dex';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { sensible } from '../../platform/chain/coin-facts.ts';
import { perBlock } from '../../platform/per-block.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';

type Dex = Readonly<{ ask: AskContract; dex: Address; wtrx: Address }>;

const ZERO = '410000000000000000000000000000000000000000';

/**
 * What the pool of two coins holds, read once for each block; null when there is none, or no node to ask. A pool can
 * be moved by whoever trades in it, so this is for comparing only.
 */
export function poolOfCoins({ ask, dex, wtrx }: Dex) {
  const read = async (key: string): Promise<PoolSides | null> => {
    const [sell, want] = key.split(' ') as [Address, Address];
    const at = await sensible(ask(dex, dexFactory.pairOf(sell, want)));
    if (at === null || at === ZERO) return null;
    const found = await sensible(ask(fromHexAddress(at), pair.reserves()));
    if (found === null || found.reserve0 === 0n || found.reserve1 === 0n) return null;
    const [first, second] = [found.reserve0, found.reserve1];
    return toHexAddress(sell) < toHexAddress(want)
      ? { sell: first, want: second }
      : { sell: second, want: first };
  };
  const known = perBlock(read);
  return async (
    headId: string,
    { sell, want }: Readonly<{ sell: Address; want: Address | null }>,
  ): Promise<PoolSides | null> => {
    const other = want ?? wtrx;
    if (sell === other) return null;
    try {
      return await known(headId, `${sell} ${other}`);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  };
}
