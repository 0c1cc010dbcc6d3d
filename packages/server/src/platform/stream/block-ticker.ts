import type { FeedEvent } from '@vellum/api/activity';
import type { FeedBell } from './feed-bell.ts';

/** Where the index stands; null before the first block. */
export type ReadPosition = () => Promise<Readonly<{
  head: number;
  solid: number;
  chainTime: number;
}> | null>;

/**
 * Tells of new blocks as text of the stream. Such events have no id and are not kept: whoever was away
 * hears of the next one, which says all that the missed ones did.
 */
export function tickBlocks(
  bell: FeedBell,
  position: ReadPosition,
  tell: (text: string) => void,
): () => void {
  let isReading = false;
  return bell.onBlock(() => {
    if (isReading) return;
    isReading = true;
    position()
      .then((found) => found && tell(blockText(found)))
      // What cannot be read now is told with the next block.
      .catch(() => undefined)
      .finally(() => {
        isReading = false;
      });
  });
}

function blockText({ head, solid, chainTime }: NonNullable<Awaited<ReturnType<ReadPosition>>>) {
  const payload = { head, solid, chainTime };
  const event: FeedEvent = { topic: 'block', block: head, final: false, retracted: false, payload };
  return `event: block\ndata: ${JSON.stringify(event)}\n\n`;
}
