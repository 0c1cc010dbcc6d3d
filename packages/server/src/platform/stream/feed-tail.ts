import { oneAfterAnother } from '../one-after-another.ts';
import {
  FEED_PAGE,
  type FeedFilter,
  type FeedReader,
  type FeedRow,
  type OwnedFeedRow,
} from './feed-reader.ts';

export type FeedPage = Readonly<{
  rows: readonly FeedRow[];
  /** There is nothing else for this listener up to here. */
  upto: bigint;
}>;

export type FeedTail = Readonly<{
  /** The newest id; what comes after it is new. */
  newest(): Promise<bigint>;
  /** The next events after an id, in order. */
  after(id: bigint, filter: FeedFilter): Promise<FeedPage>;
}>;

/** Events that are kept; who was cut off for longer is told from the table. */
const KEPT = 2_000;

/**
 * The newest events of a feed, read once for all listeners of this process: a ring costs two statements, however many
 * listen. Only who asks for older ones costs a statement of their own. The feed is append only, so that what was read
 * stays true.
 */
export function feedTail(reader: FeedReader, kept = KEPT): FeedTail {
  let rows: OwnedFeedRow[] = [];
  /** The rows are those of `from < id <= upto`; null before the first look. */
  let from: bigint | null = null;
  let upto = 0n;

  async function look(): Promise<void> {
    if (from === null) {
      upto = await reader.newest();
      from = upto;
      return;
    }
    for (let isMore = true; isMore; ) {
      const page = await reader.since(upto);
      rows.push(...page);
      upto = page.at(-1)?.id ?? upto;
      isMore = page.length === FEED_PAGE;
    }
    const gone = rows.length > kept ? rows[rows.length - kept - 1] : undefined;
    if (gone === undefined) return;
    rows = rows.slice(-kept);
    from = gone.id;
  }

  const freshen = oneAfterAnother(look);

  return {
    async newest() {
      await freshen();
      return upto;
    },
    async after(id, filter) {
      await freshen();
      const known = upto;
      const isKept = from !== null && id >= from;
      const found = isKept ? newerThan(rows, id, filter) : await reader.after(id, filter);
      const last = found.at(-1)?.id ?? id;
      return { rows: found, upto: found.length === FEED_PAGE || last > known ? last : known };
    },
  };
}

/** From the end, where all but a few listeners are. */
function newerThan(
  rows: readonly OwnedFeedRow[],
  id: bigint,
  { address, topics }: FeedFilter,
): readonly OwnedFeedRow[] {
  const first = rows.findLastIndex((row) => row.id <= id) + 1;
  const found: OwnedFeedRow[] = [];
  for (let at = first; at < rows.length && found.length < FEED_PAGE; at++) {
    const row = rows[at];
    if (row === undefined) break;
    const isTheirs = row.address === null || row.address === address;
    if (isTheirs && topics.includes(row.topic)) found.push(row);
  }
  return found;
}
