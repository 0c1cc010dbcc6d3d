import type { HandlerTable } from './handler.ts';

/**
 * Reads about what this chain has none of: exchanges, proposals. The answers are java-tron's for an account or an id without any.
 */
export const emptyReads: HandlerTable = {
  getexchangebyid: () => ({}),
  listexchanges: () => ({}),
};

/** The same, on the full node only. */
export const emptyFullNodeReads: HandlerTable = {
  getpaginatedexchangelist: () => ({}),
  getpaginatedproposallist: () => ({}),
  listproposals: () => ({}),
  getproposalbyid: () => ({}),
};
