/** Entries and bytes that one memo keeps; with more, all of them are forgotten. */
const MOST_ENTRIES = 1_000;
const MOST_BYTES = 4_000_000;

type Read<V> = (forget: () => void) => Promise<V>;

/**
 * Values of one block: read once for each key until the indexed head is another block, whatever its number. A read that
 * fails, or that calls `forget`, is read again for the next caller.
 */
function blockMemo<K, V>(sizeOf: (value: V) => number) {
  let headId = '';
  let known = new Map<K, Promise<V>>();
  let bytes = 0;

  function clear(): void {
    known = new Map();
    bytes = 0;
  }

  return (head: string, key: K, read: Read<V>): Promise<V> => {
    if (head !== headId) clear();
    headId = head;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    if (known.size >= MOST_ENTRIES || bytes > MOST_BYTES) clear();
    const mine = known;
    const forget = () => mine.delete(key);
    const found = read(forget);
    mine.set(key, found);
    found.then((value) => {
      if (mine === known) bytes += sizeOf(value);
    }, forget);
    return found;
  };
}

/** What is read once for each block and key, however many ask. */
export function perBlock<K, V>(
  read: (key: K, headId: string) => Promise<V>,
): (headId: string, key: K) => Promise<V> {
  const memo = blockMemo<K, V>(() => 0);
  return (headId, key) => memo(headId, key, () => read(key, headId));
}

/** The indexed head, and how much of the chain below it is final. */
type IndexHead = Readonly<{ headId: string; solid: number }>;

/**
 * Answers each body once for each indexed head. For public answers that are made from the index alone: whatever else
 * they depend on (texts, profiles, the node, the caller, the language, the clock) would be out of date until the next block.
 */
export function answerPerBlock<At extends IndexHead, Body extends object, Answer extends object>(
  position: () => Promise<At>,
  answer: (body: Body, at: At) => Promise<Answer>,
): (call: Readonly<{ body: Body }>) => Promise<Answer> {
  const memo = blockMemo<string, Answer>((made) => JSON.stringify(made).length);
  return async ({ body }) => {
    const at = await position();
    return memo(nameOf(at), keyOf(body), async (forget) => {
      const made = await answer(body, at);
      // Its statements may have seen a later block than `at`.
      if (nameOf(await position()) !== nameOf(at)) forget();
      return made;
    });
  };
}

const nameOf = ({ headId, solid }: IndexHead) => `${headId} ${solid}`;

const keyOf = (body: object): string =>
  JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
