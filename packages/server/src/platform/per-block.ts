/**
 * What is read of the chain once for each block and key, however many ask. A read that fails is tried again for
 * the next who asks.
 */
export function perBlock<K, V>(
  read: (key: K, headId: string) => Promise<V>,
): (headId: string, key: K) => Promise<V> {
  let of = '';
  let known = new Map<K, Promise<V>>();
  return (headId, key) => {
    if (of !== headId) known = new Map();
    of = headId;
    const mine = known;
    const kept = mine.get(key);
    if (kept !== undefined) return kept;
    const found = read(key, headId);
    mine.set(key, found);
    found.catch(() => mine.delete(key));
    return found;
  };
}
