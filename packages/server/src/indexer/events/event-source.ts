import { MalformedAbiData } from '@vellum/tron/abi/abi-errors';
import type { LogEntry } from '@vellum/tron/abi/log';
import type { EventSource } from '../projection.ts';

/** What a typed client of `@vellum/contracts` knows of its logs. */
export type EventFace = Readonly<{
  event(log: LogEntry): Readonly<{ name: string; arguments: object }> | null;
}>;

/**
 * Decodes the logs of the contracts that the registry calls `source` as their typed client does: addresses
 * are HexAddress, integers bigint. A log that does not fit is none of its events.
 */
export function eventSource(source: string, { event }: EventFace): EventSource {
  return {
    source,
    decode({ topics, data }) {
      try {
        const found = event({ topics: topics.map((topic) => Buffer.from(topic, 'hex')), data });
        return (
          found && { name: found.name, args: found.arguments as Readonly<Record<string, unknown>> }
        );
      } catch (error) {
        if (error instanceof MalformedAbiData) return null;
        throw error;
      }
    },
  };
}
