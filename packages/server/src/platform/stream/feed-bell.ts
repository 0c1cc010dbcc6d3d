import { Client } from 'pg';
import { platformSession } from '../database/platform-session.ts';
import { SESSION_ENDED } from '../sessions/session.ts';
import { until } from '../until.ts';

/** Rings when the feed may have grown. */
export type FeedBell = Readonly<{
  /** Adds a listener; gives what takes it away again. */
  onRing(listener: () => void): () => void;
  /** The same for the position of the index. */
  onBlock(listener: () => void): () => void;
  /** Tells the name of each session that is revoked, in whichever process. */
  onSessionEnd(listener: (name: string) => void): () => void;
  close(): Promise<void>;
}>;

/** A lost notification costs at most this much time, in milliseconds. */
const POLL_MS = 3000;
const RECONNECT_MS = 500;

/** Listens on a connection of its own, and rings now and then all the same: the table is the truth. */
export function feedBell(databaseUrl: string): FeedBell {
  const rings = listeners();
  const blocks = listeners();
  const endings = listeners<[name: string]>();
  const told: Readonly<Record<string, (payload: string) => void>> = {
    event_feed: () => rings.tell(),
    chain: () => blocks.tell(),
    [SESSION_ENDED]: endings.tell,
  };
  const poll = setInterval(() => rings.tell(), POLL_MS).unref();
  let closed = false;
  let current: Client | null = null;

  async function listen(): Promise<true | null> {
    if (closed) return true;
    const client = new Client(platformSession(databaseUrl));
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => told[channel]?.(payload));
    try {
      await client.connect();
      await client.query(
        Object.keys(told)
          .map((channel) => `listen ${channel}`)
          .join('; '),
      );
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
    onSessionEnd: endings.add,
    async close() {
      closed = true;
      clearInterval(poll);
      await current?.end();
    },
  };
}

function listeners<Told extends unknown[] = []>() {
  const all = new Set<(...told: Told) => void>();
  return {
    add(listener: (...told: Told) => void) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    tell(...told: Told) {
      for (const listener of all) listener(...told);
    },
  };
}
