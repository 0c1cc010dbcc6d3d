import type { ChainPosition } from '../../indexer/chain-position.ts';

/** Whether what is in a block, or was there before all blocks, can no longer be replaced. */
export const isFinal = (
  { activated_block: block }: Readonly<{ activated_block: bigint | null }>,
  { solid }: Pick<ChainPosition, 'solid'>,
): boolean => block === null || block <= BigInt(solid);
