import type { Writable } from 'node:stream';
import { FEED_PAGE, type FeedFilter, type FeedRow } from './feed-reader.ts';
import type { FeedTail } from './feed-tail.ts';

/** A listener comes back after this long, and its session is looked at again. */
const LONGEST_MS = 15 * 60_000;

/** Keeps proxies from closing a quiet connection. */
const HEARTBEAT_MS = 15_000;

export type FeedStream = Readonly<{
  /** Looks for new events. */
  wake(): void;
  /** Passes on the text of a new block, if its listener wants those and keeps up. */
  tellBlock(text: string): void;
  end(): void;
}>;

/** Text of one event. The id stands first, so that a cut event is asked for again. */
function eventText({ id, topic, block, final, retracted, payload }: FeedRow): string {
  const data = { topic, block: block === null ? null : Number(block), final, retracted, payload };
  return `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Sends the events of one listener, from `from` on, each once and in order. A listener that reads
 * slowly is waited for, and one that fails to read at all is cut off by its connection.
 */
export function startFeedStream(
  output: Writable,
  feed: FeedTail,
  filter: FeedFilter,
  from: bigint,
): FeedStream {
  let last = from;
  let state: 'idle' | 'reading' | 'asked-again' | 'ended' = 'idle';
  const heartbeat = setInterval(() => output.write(': \n\n'), HEARTBEAT_MS).unref();
  const longest = setTimeout(() => output.end(), LONGEST_MS).unref();

  async function sendPage(): Promise<number> {
    const { rows, upto } = await feed.after(last, filter);
    for (const row of rows) {
      if (!output.write(eventText(row))) await writable(output);
      last = row.id;
    }
    last = upto;
    return rows.length;
  }

  async function drain(): Promise<void> {
    while ((await sendPage()) === FEED_PAGE);
  }

  async function read(): Promise<void> {
    do {
      state = 'reading';
      // What the database cannot tell now it tells at the next ring.
      await drain().catch(() => undefined);
    } while ((state as string) === 'asked-again');
    if ((state as string) !== 'ended') state = 'idle';
  }

  // The position itself is no event, but a client that is cut off now comes back with it.
  output.write(`retry: 2000\nid: ${from}\n\n`);
  return {
    wake() {
      if (state === 'idle') void read();
      else if (state === 'reading') state = 'asked-again';
    },
    tellBlock(text) {
      if (filter.topics.includes('block') && !output.writableNeedDrain) output.write(text);
    },
    end() {
      state = 'ended';
      clearInterval(heartbeat);
      clearTimeout(longest);
      output.end();
    },
  };
}

function writable(output: Writable): Promise<void> {
  return new Promise((settle) => {
    const done = () => {
      output.off('drain', done);
      output.off('close', done);
      settle();
    };
    output.once('drain', done);
    output.once('close', done);
  });
}
