/** How far the index stands: newest block, newest that nothing can replace, and chain time in milliseconds. */
export type ChainPosition = Readonly<{ head: number; solid: number; chainTime: number }>;

export const asOf = ({ head, solid }: ChainPosition) => ({ head, solid });

/** Whether what is in a block, or was there before all blocks, can no longer be replaced. */
export const isFinal = (
  { activated_block: block }: Readonly<{ activated_block: bigint | null }>,
  { solid }: ChainPosition,
): boolean => block === null || block <= BigInt(solid);
