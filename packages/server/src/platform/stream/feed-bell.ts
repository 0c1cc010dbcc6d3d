import { Client } from 'pg';
import { until } from '../until.ts';

/** Rings when the feed may have grown. */
export type FeedBell = Readonly<{
  /** Adds a listener; gives what takes it away again. */
  onRing(listener: () => void): () => void;
  /** The same for the position of the index. */
  onBlock(listener: () => void): () => void;
  close(): Promise<void>;
}>;

/** A lost notification costs at most this much time, in milliseconds. */
const POLL_MS = 3000;
const RECONNECT_MS = 500;

/** Listens on a connection of its own, and rings now and then all the same: the table is the truth. */
export function feedBell(databaseUrl: string): FeedBell {
  const rings = listeners();
  const blocks = listeners();
  const poll = setInterval(rings.tell, POLL_MS).unref();
  let closed = false;
  let current: Client | null = null;

  async function listen(): Promise<true | null> {
    if (closed) return true;
    const client = new Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    client.on('notification', ({ channel }) => (channel === 'chain' ? blocks : rings).tell());
    try {
      await client.connect();
      await client.query('listen event_feed; listen chain');
    } catch {
      return null; // The database is away; asked again in a moment.
    }
    current = client;
    client.once('end', () => {
      current = null;
      if (!closed) keepListening();
    });
    rings.tell();
    return true;
  }

  function keepListening(): void {
    void until(listen, { everyMs: RECONNECT_MS, forMs: Number.POSITIVE_INFINITY });
  }

  keepListening();
  return {
    onRing: rings.add,
    onBlock: blocks.add,
    async close() {
      closed = true;
      clearInterval(poll);
      await current?.end();
    },
  };
}

function listeners() {
  const all = new Set<() => void>();
  return {
    add(listener: () => void) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    tell() {
      for (const listener of all) listener();
    },
  };
}
