import type { HandlerTable } from './handler.ts';
import { textOf } from './params.ts';

/**
 * Reads about what this chain has none of: staked and delegated resources, TRC-10 tokens, exchanges,
 * proposals. The answers are java-tron's for an account or an id without any.
 */
export const emptyReads: HandlerTable = {
  getassetissuebyid: () => ({}),
  getassetissuebyname: () => ({}),
  getassetissuelist: () => ({}),
  getassetissuelistbyname: () => ({}),
  getpaginatedassetissuelist: () => ({}),
  getexchangebyid: () => ({}),
  listexchanges: () => ({}),
  getdelegatedresource: () => ({}),
  getdelegatedresourcev2: () => ({}),
  getdelegatedresourceaccountindex: () => ({}),
  getdelegatedresourceaccountindexv2: ({ params }) => ({ account: textOf(params, 'value') }),
  getavailableunfreezecount: () => ({ count: 32n }),
  getcandelegatedmaxsize: () => ({}),
  getcanwithdrawunfreezeamount: () => ({}),
};

/** The same, on the full node only. */
export const emptyFullNodeReads: HandlerTable = {
  getassetissuebyaccount: () => ({}),
  getpaginatedexchangelist: () => ({}),
  getpaginatedproposallist: () => ({}),
  listproposals: () => ({}),
  getproposalbyid: () => ({}),
};
