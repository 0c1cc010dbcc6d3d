/**
 * What is known of each of many things, by one statement for all that are asked of in the same turn of the loop: a list
 * may ask for each of its rows and costs no more than one row.
 */
export function batchedLookup<K, V>(
  read: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let waiting: { keys: Set<K>; found: Promise<ReadonlyMap<K, V>> } | null = null;

  function begin() {
    const keys = new Set<K>();
    const found = new Promise<void>((turn) => setImmediate(turn)).then(() => {
      waiting = null;
      return read([...keys]);
    });
    return { keys, found };
  }

  return async (key) => {
    waiting ??= begin();
    const { keys, found } = waiting;
    keys.add(key);
    return (await found).get(key);
  };
}
