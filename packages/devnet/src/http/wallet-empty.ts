import type { HandlerTable } from './handler.ts';

/**
 * Reads about what this chain has none of: TRC-10 tokens, exchanges, proposals. The answers are java-tron's for an account or an id without any.
 */
export const emptyReads: HandlerTable = {
  getassetissuebyid: () => ({}),
  getassetissuebyname: () => ({}),
  getassetissuelist: () => ({}),
  getassetissuelistbyname: () => ({}),
  getpaginatedassetissuelist: () => ({}),
  getexchangebyid: () => ({}),
  listexchanges: () => ({}),
};

/** The same, on the full node only. */
export const emptyFullNodeReads: HandlerTable = {
  getassetissuebyaccount: () => ({}),
  getpaginatedexchangelist: () => ({}),
  getpaginatedproposallist: () => ({}),
  listproposals: () => ({}),
  getproposalbyid: () => ({}),
};
