import type { FeedEvent } from '@vellum/api/orders/activity';
import type { FeedBell } from './feed-bell.ts';

type Position = Readonly<{ head: number; solid: number; chainTime: number }>;

/** What the index says of itself. */
export type IndexNews = Readonly<{
  /** Where it stands; null before the first block. */
  position(): Promise<Position | null>;
  /** Contracts that logged something in the blocks after one. */
  heardAfter(block: number): Promise<readonly string[]>;
}>;

/** So many blocks are looked through at most: who comes from further away asks for everything anyway. */
const LOOK_BACK = 20;

/**
 * Tells of new blocks as text of the stream. Such events have no id and are not kept: whoever was away
 * hears of the next one, which says all that the missed ones did.
 */
export function tickBlocks(
  bell: FeedBell,
  news: IndexNews,
  tell: (text: string) => void,
): () => void {
  let isReading = false;
  let isAskedAgain = false;
  let told = Number.POSITIVE_INFINITY;
  const read = async () => {
    const found = await news.position();
    if (!found) return;
    // A head that is not higher comes from another branch, or became final: what it changed lies further back, and pages
    // that wait for finality read again.
    const after = found.head > told ? told : 0;
    const heard = await news.heardAfter(Math.max(after, found.head - LOOK_BACK));
    told = found.head;
    tell(blockText(found, heard));
  };
  const look = () => {
    isAskedAgain = isReading;
    if (isReading) return;
    isReading = true;
    read()
      // What cannot be read now is told with the next block.
      .catch(() => undefined)
      .finally(() => {
        isReading = false;
        if (isAskedAgain) look();
      });
  };
  return bell.onBlock(look);
}

function blockText({ head, solid, chainTime }: Position, heard: readonly string[]): string {
  const payload = { head, solid, chainTime, heard: [...heard] };
  const event: FeedEvent = { topic: 'block', block: head, final: false, retracted: false, payload };
  return `event: block\ndata: ${JSON.stringify(event)}\n\n`;
}
