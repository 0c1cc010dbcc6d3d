/** Rows of a table have their keys in few orders, so that comparing is enough to sort them. */
const MOST_KNOWN = 64;

type Order = Readonly<{ keys: readonly string[]; sorted: readonly string[] }>;

const known: Order[] = [];

/** The keys of a record in the order of their characters. */
export function sortedKeys(record: object): readonly string[] {
  const keys = Object.keys(record);
  if (keys.length < 2) return keys;
  for (const order of known) if (isSameList(order.keys, keys)) return order.sorted;
  const sorted = keys.toSorted();
  if (known.length < MOST_KNOWN) known.push({ keys, sorted });
  return sorted;
}

function isSameList(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index += 1) {
    if (left[index] !== right[index]) return false;
  }
  return true;
}
