import { paths } from '@vellum/api/paths';
import type { LivePorts, Source } from './live-feed.ts';

/** The stream by the browser's own EventSource; the session's cookie goes along. */
export function browserPorts(topics: readonly string[]): LivePorts {
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
