import type { ServerOptions } from '@vellum/server/server';

/**
 * How an embedded chain is read: its blocks are small, so many of them go into one transaction, and a look at its node
 * costs next to nothing, so pages show at once what happened.
 */
export const embeddedIndexing: NonNullable<ServerOptions['indexing']> = {
  pollInterval: 200,
  batch: 200,
};
