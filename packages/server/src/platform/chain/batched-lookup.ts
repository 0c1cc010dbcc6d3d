/**
 * Whether each of many things is so, by one statement for all that are asked of in the same turn of the loop: a list
 * may ask for each of its rows and costs no more than one row.
 */
export function batchedLookup<K>(
  read: (keys: readonly K[]) => Promise<ReadonlySet<K>>,
): (key: K) => Promise<boolean> {
  let waiting: { keys: Set<K>; found: Promise<ReadonlySet<K>> } | null = null;

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
    return (await found).has(key);
  };
}
