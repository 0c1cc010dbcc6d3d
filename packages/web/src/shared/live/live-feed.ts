/** What of an EventSource is used here. */
export type Source = Readonly<{
  listen(
    topic: string,
    hear: (event: Readonly<{ data: string; lastEventId: string }>) => void,
  ): void;
  onOpen(hear: () => void): void;
  /** `closed` says that the browser will not try again by itself. */
  onError(hear: (closed: boolean) => void): void;
  close(): void;
}>;

export type LivePorts = Readonly<{
  /** Opens the stream after an event, or from now on. */
  open(lastEventId: string | null): Source;
  /** Calls back after so many milliseconds, unless it is taken back. */
  later(milliseconds: number, work: () => void): () => void;
}>;

/** An event of the server: a topic and what it says. */
export type LiveEvent = Readonly<{ topic: string; data: unknown }>;

export type LiveListener = Readonly<{
  topics: readonly string[];
  hear(event: LiveEvent): void;
  /** The stream is away: ask the server the ordinary way, now and again after a while. */
  poll(): void;
}>;

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** Milliseconds between two questions while there is no stream. */
export const POLL_EVERY = 10_000;

/**
 * The server's events as long as someone watches. Takes up again after the last event it heard, waits longer after
 * each failure, and asks the listener to poll while nothing comes.
 */
export function openLiveFeed(
  ports: LivePorts,
  listener: LiveListener,
): Readonly<{ close(): void }> {
  const polling = pollingOf(ports, listener);
  let source: Source | null = null;
  let lastId: string | null = null;
  let failures = 0;
  let cancelRetry = () => {};

  const hear = (topic: string, event: Readonly<{ data: string; lastEventId: string }>) => {
    if (event.lastEventId !== '') lastId = event.lastEventId;
    const data = parse(event.data);
    if (data !== undefined) listener.hear({ topic, data });
  };
  const connect = () => {
    source = ports.open(lastId);
    source.onOpen(() => {
      failures = 0;
      polling.stop();
    });
    source.onError((closed) => {
      polling.start();
      if (closed) retry();
    });
    for (const topic of listener.topics) source.listen(topic, (event) => hear(topic, event));
  };
  const retry = () => {
    source?.close();
    cancelRetry();
    cancelRetry = ports.later(waitAfter(failures), connect);
    failures += 1;
  };
  polling.start();
  connect();
  return {
    close() {
      source?.close();
      cancelRetry();
      polling.stop();
    },
  };
}

/** Asks the listener to poll, again and again between start and stop. */
function pollingOf(ports: LivePorts, listener: LiveListener) {
  let cancel: (() => void) | null = null;
  const turn = () => {
    cancel = ports.later(POLL_EVERY, () => {
      listener.poll();
      turn();
    });
  };
  return {
    start() {
      if (cancel === null) turn();
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}

/** Milliseconds until the next try: 1, 2, 4, … 30 s. */
export function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is no event of ours; a proxy may have spoken.
    return undefined;
  }
}
