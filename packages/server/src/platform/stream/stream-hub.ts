import type { Writable } from 'node:stream';
import type { Clock } from '../clock.ts';
import { type IndexNews, tickBlocks } from './block-ticker.ts';
import type { FeedBell } from './feed-bell.ts';
import type { FeedFilter } from './feed-reader.ts';
import { FeedStream } from './feed-stream.ts';
import type { FeedTail } from './feed-tail.ts';

export type StreamHubParts = Readonly<{
  feed: FeedTail;
  bell: FeedBell;
  news: IndexNews;
  clock: Clock;
}>;

export type StreamReader = Readonly<{
  output: Writable;
  filter: FeedFilter;
  /** Everything after this id is sent. */
  from: bigint;
  /** The session that opened the stream; null for an anonymous reader. */
  session: string | null;
  /** Called once, when the connection is closed, whoever closed it. */
  closed(): void;
}>;

/** All open streams of this process: the one place that writes to them, and that ends them. */
export type StreamHub = Readonly<{
  open(reader: StreamReader): void;
  /** Heartbeats and limits; called every few seconds. */
  beat(): void;
  size(): number;
  /** Ends all streams; `beat` cuts off those whose reader does not read. */
  close(): void;
}>;

export function createStreamHub({ feed, bell, news, clock }: StreamHubParts): StreamHub {
  const streams = new Map<FeedStream, string | null>();
  let isClosed = false;
  const each = (work: (stream: FeedStream) => void) => {
    for (const stream of [...streams.keys()]) work(stream);
  };
  const stops = [
    bell.onRing(() => each((stream) => stream.wake())),
    tickBlocks(bell, news, (text) => each((stream) => stream.tellBlock(text))),
    bell.onSessionEnd((name) => {
      each((stream) => {
        if (streams.get(stream) === name) stream.end();
      });
    }),
  ];
  return {
    open({ output, filter, from, session, closed }) {
      // A reader may leave while its position is looked up; its connection will not report that again.
      if (output.destroyed) return closed();
      const stream = new FeedStream(output, { feed, filter, from, clock });
      streams.set(stream, session);
      output.once('close', () => {
        streams.delete(stream);
        closed();
      });
      if (isClosed) stream.end();
      else stream.wake();
    },
    beat: () => each((stream) => stream.beat()),
    size: () => streams.size,
    close() {
      isClosed = true;
      for (const stop of stops) stop();
      each((stream) => stream.end());
    },
  };
}
