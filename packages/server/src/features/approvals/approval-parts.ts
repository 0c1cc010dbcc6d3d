import type { Client } from '@vellum/tron/client/client';
import { chainPosition } from '../../indexer/chain-position.ts';
import { askContract } from '../../platform/chain/ask-contract.ts';
import { coinFacts } from '../../platform/chain/coin-facts.ts';
import type { Database } from '../../platform/database/database.ts';
import { approvalStore } from './approval-store.ts';

export type ApprovalParts = ReturnType<typeof approvalParts>;

/** Everything that the list of approvals and the plan to cancel one stand on. */
export function approvalParts(database: Database, client: Client) {
  const ask = askContract(client);
  return {
    ask,
    facts: coinFacts(ask),
    store: approvalStore(database),
    position: chainPosition(database),
  };
}
