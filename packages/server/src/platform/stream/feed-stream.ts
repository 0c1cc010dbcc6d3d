import type { Writable } from 'node:stream';
import type { Clock } from '../clock.ts';
import { oneAfterAnother } from '../one-after-another.ts';
import { FEED_PAGE, type FeedFilter, type FeedRow } from './feed-reader.ts';
import type { FeedTail } from './feed-tail.ts';

/** In milliseconds. */
export const streamLimits = {
  /** A reader reconnects after this long, and its session is checked again. */
  longest: 15 * 60_000,
  /** Keeps proxies from closing a quiet connection. */
  heartbeat: 15_000,
  /** A reader that leaves its buffer full for this long is cut off. */
  stalled: 30_000,
  /** An ended stream whose last bytes nobody reads is cut off. */
  ending: 5_000,
} as const;

export type FeedStreamOptions = Readonly<{
  feed: FeedTail;
  filter: FeedFilter;
  /** Everything after this id is sent. */
  from: bigint;
  clock: Clock;
}>;

/**
 * Sends the events of one reader, each once and in order, and nothing after its end. At most one full socket buffer waits
 * for a reader: the rest stays in the feed, and a reader that was cut off asks for it by its last id.
 */
export class FeedStream {
  /** Sends what is new. */
  readonly wake: () => void;
  readonly #output: Writable;
  readonly #options: FeedStreamOptions;
  readonly #begun: number;
  #last: bigint;
  #sentAt: number;
  #fullSince: number | null = null;
  #endedAt: number | null = null;

  constructor(output: Writable, options: FeedStreamOptions) {
    this.#output = output;
    this.#options = options;
    this.#last = options.from;
    this.#begun = options.clock();
    this.#sentAt = this.#begun;
    output.on('drain', () => {
      this.#fullSince = null;
    });
    // A broken connection is closed by Node; what was not sent is asked for again.
    output.on('error', () => output.destroy());
    const read = oneAfterAnother(() => this.#sendAll());
    // What the database cannot tell now is sent at the next ring.
    this.wake = () => void read().catch(() => undefined);
    // Before the first event: a reader that is cut off now comes back with this id.
    this.#write(`retry: 2000\nid: ${options.from}\n\n`);
  }

  /** Passes on the text of a new block, if the reader asked for blocks and keeps up. */
  tellBlock(text: string): void {
    if (this.#options.filter.topics.includes('block') && this.#fullSince === null)
      this.#write(text);
  }

  /** Does what has become due; called every few seconds. */
  beat(): void {
    const now = this.#options.clock();
    const isOver = (since: number | null, limit: keyof typeof streamLimits) =>
      since !== null && now - since >= streamLimits[limit];
    if (isOver(this.#endedAt, 'ending') || isOver(this.#fullSince, 'stalled')) {
      this.#output.destroy();
    } else if (isOver(this.#begun, 'longest')) this.end();
    else if (this.#fullSince === null && isOver(this.#sentAt, 'heartbeat')) this.#write(': \n\n');
  }

  end(): void {
    if (!this.#isOpen()) return;
    this.#endedAt = this.#options.clock();
    // Whoever does not read would not notice the end either.
    if (this.#fullSince !== null) this.#output.destroy();
    else this.#output.end();
  }

  async #sendAll(): Promise<void> {
    for (let isMore = true; isMore && this.#isOpen(); ) {
      const { rows, upto } = await this.#options.feed.after(this.#last, this.#options.filter);
      for (const row of rows) {
        if (this.#fullSince !== null) await drained(this.#output);
        if (!this.#isOpen()) return;
        this.#write(eventText(row));
        this.#last = row.id;
      }
      this.#last = upto;
      isMore = rows.length === FEED_PAGE;
    }
  }

  #isOpen(): boolean {
    return this.#endedAt === null && !this.#output.destroyed;
  }

  #write(text: string): void {
    if (!this.#isOpen()) return;
    this.#sentAt = this.#options.clock();
    if (!this.#output.write(text)) this.#fullSince ??= this.#sentAt;
  }
}

/** The id comes first, so that an event that was cut off is asked for again. */
function eventText({ id, topic, block, final, retracted, payload }: FeedRow): string {
  const data = { topic, block: block === null ? null : Number(block), final, retracted, payload };
  return `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify(data)}\n\n`;
}

function drained(output: Writable): Promise<void> {
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
