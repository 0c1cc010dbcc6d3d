import type { LogEntry } from '@vellum/tron/abi/log';
import { fromHex } from '@vellum/tron/bytes';
import type { EventSource } from '../../indexer/projection.ts';

type Decode = (
  log: LogEntry,
) => Readonly<{ name: string; arguments: Readonly<Record<string, unknown>> }> | null;

/** The events of a typed client as a source for projections. */
export function loggedEvents(source: string, decode: Decode): EventSource {
  return {
    source,
    decode: ({ topics, data }) => {
      const event = decode({ topics: topics.map(fromHex), data });
      return event && { name: event.name, args: event.arguments };
    },
  };
}
