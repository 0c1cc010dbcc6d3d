import type { HandlerTable } from './handler.ts';

/** Reads about proposals, of which this chain has none: java-tron's answers where there are none. */
export const emptyFullNodeReads: HandlerTable = {
  getpaginatedproposallist: () => ({}),
  listproposals: () => ({}),
  getproposalbyid: () => ({}),
};
