import type { HexAddress } from '@vellum/tron/address';
import type { Delegation } from './delegation.ts';
import type { Exchange } from './exchange.ts';
import type { Token } from './token.ts';

/** What the chain keeps beside accounts, contracts and their storage: a table each, rows by text key. */
export type StateRecords = Readonly<{
  /** By lender, borrower and whether it is locked: see `delegationKey`. */
  delegation: Delegation;
  /** Time of the newest delegation, by lender and borrower, and by borrower and lender. */
  lentTo: number;
  borrowedFrom: number;
  /** By `exchangeKey`. */
  exchange: Exchange;
  /** By id. */
  token: Token;
  /** Who has an account id, by the id in lower case. */
  accountId: HexAddress;
}>;

export type RecordTable = keyof StateRecords;

export const RECORD_TABLES: readonly RecordTable[] = [
  'accountId',
  'borrowedFrom',
  'delegation',
  'exchange',
  'lentTo',
  'token',
];
