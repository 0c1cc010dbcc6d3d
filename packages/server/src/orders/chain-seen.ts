/**
 * The chain as someone saw it: the number of its solid block, and the ids of the blocks above, in order.
 * Numbers alone would not do: a replaced block has the number of one that was seen before.
 */
export type ChainSeen = Readonly<{ solid: number; ids: readonly string[] }>;

/** Whether the block came after what was seen. */
export function isLater(
  block: Readonly<{ number: number; id: string }>,
  { solid, ids }: ChainSeen,
): boolean {
  if (block.number <= solid) return false;
  return ids[block.number - solid - 1] !== block.id;
}
