/** Records of one answer to a page. */
const MOST = 1_000n;

/** The part of a list that a page names; nothing for one that cannot be. */
export function pageOf<T>(
  records: readonly T[],
  { offset, limit }: Readonly<{ offset: bigint; limit: bigint }>,
): readonly T[] {
  if (offset < 0n || limit < 0n || offset >= BigInt(records.length)) return [];
  const count = limit > MOST ? MOST : limit;
  return records.slice(Number(offset), Number(offset + count));
}
