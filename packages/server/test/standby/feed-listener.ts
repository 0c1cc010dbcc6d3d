import { paths } from '@vellum/api/wire/paths';
import { type EventStream, listen, type StreamedEvent } from '../stream/event-stream.ts';

/** Someone's stream over several servers: when one ends it continues at the next, from where it was. */
export type FeedListener = Readonly<{
  /** Events with an id, in the order in which they came. */
  heard(): readonly StreamedEvent[];
  close(): void;
}>;

export async function listenOver(
  urls: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<FeedListener> {
  const events: StreamedEvent[][] = [];
  let current: EventStream | null = null;
  let lastId: string | null = null;
  let isClosed = false;
  let next = 0;

  async function connect(): Promise<void> {
    const url = `${urls[next++ % urls.length]}${paths.activity.stream}`;
    const from = lastId === null ? {} : { 'last-event-id': lastId };
    const stream = await listen(url, { ...headers, ...from }).catch(() => null);
    if (stream?.status !== 200) return isClosed ? undefined : connect();
    current = stream;
    events.push(stream.events);
    void stream.ended.then(() => {
      lastId = stream.lastId() ?? lastId;
      return isClosed ? undefined : connect();
    });
  }

  await connect();
  return {
    heard: () => events.flat().filter(({ id }) => id !== null),
    close() {
      isClosed = true;
      current?.close();
    },
  };
}
