import type { QueryClient } from '@tanstack/react-query';
import { paths } from '@vellum/api/wire/paths';
import { wake } from '../paid-action/run/pause.ts';
import { refreshHeard } from './heard-contracts.ts';
import { type LiveEvent, type LivePorts, openLiveFeed, type Source } from './live-feed.ts';

const topics = ['order', 'income', 'block'] as const;

/**
 * Keeps the page up to date as long as it is looked at: orders and income are asked for again when the server tells
 * of them, what others did when their contracts are heard of, and whatever waits for a block looks at once. A hidden
 * page holds no connection, since browsers allow few; it hears what it missed when it is looked at again.
 */
export function startLive(queries: QueryClient): () => void {
  let feed: Readonly<{ close(): void }> | null = null;
  const hearContracts = refreshHeard(
    queries,
    (wait, work) => void setTimeout(work, wait),
    hasDialog,
  );
  const open = () => {
    feed ??= openLiveFeed(browserPorts(topics), {
      topics,
      hear: (event) => {
        if (event.topic === 'block') hearContracts(heardIn(event.data));
        tell(queries, event);
      },
      poll: () => refreshOrders(queries),
    });
  };
  const close = () => {
    feed?.close();
    feed = null;
  };
  const look = () => {
    if (document.visibilityState === 'visible') {
      open();
      wake();
    } else {
      close();
    }
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', wake);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', wake);
    close();
  };
}

function tell(queries: QueryClient, { topic, data }: LiveEvent): void {
  wake();
  if (topic === 'income') {
    for (const key of ['income', 'waiting']) void queries.invalidateQueries({ queryKey: [key] });
  }
  if (topic !== 'order') return;
  refreshOrders(queries);
  const feature = featureOf(data);
  if (feature) void queries.invalidateQueries({ queryKey: [feature] });
}

function refreshOrders(queries: QueryClient): void {
  wake();
  for (const key of ['orders', 'waiting']) void queries.invalidateQueries({ queryKey: [key] });
}

/** `membership` of `membership.activate`: what the answers of that feature are kept under. */
function featureOf(data: unknown): string | null {
  const { payload } = data as { payload?: { kind?: unknown } };
  return typeof payload?.kind === 'string' ? (payload.kind.split('.')[0] ?? null) : null;
}

function heardIn(data: unknown): readonly string[] {
  const { payload } = data as { payload?: { heard?: unknown } };
  return Array.isArray(payload?.heard) ? payload.heard.map(String) : [];
}

function hasDialog(): boolean {
  return document.querySelector('[role="dialog"]') !== null;
}

/** The stream by the browser's own EventSource; the session's cookie goes along. */
function browserPorts(topics: readonly string[]): LivePorts {
  return {
    open: (lastEventId) => {
      const query = new URLSearchParams({ topics: topics.join(',') });
      // The browser sends the id only when it reconnects by itself.
      if (lastEventId !== null) query.set('lastEventId', lastEventId);
      return sourceOf(new EventSource(`${paths.activity.stream}?${query}`));
    },
    later(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

function sourceOf(events: EventSource): Source {
  return {
    listen: (topic, hear) =>
      events.addEventListener(topic, (event) => hear(event as MessageEvent<string>)),
    onOpen: (hear) => events.addEventListener('open', hear),
    onError: (hear) =>
      events.addEventListener('error', () => hear(events.readyState === EventSource.CLOSED)),
    close: () => events.close(),
  };
}
