import type { PayoutHome } from '@vellum/contracts/payout-tree';
import { toHexAddress } from '@vellum/tron/address';
import type { Projection } from '../indexer/projection.ts';
import type { Database } from '../platform/database/database.ts';
import { ledgerProjection } from './ledger-projection.ts';
import { type PayoutStore, payoutStore } from './payout-store.ts';
import type { LedgerContracts } from './postings.ts';

/** What everything about income stands on. */
export type LedgerParts = Readonly<{
  contracts: LedgerContracts;
  home: PayoutHome;
  payouts: PayoutStore;
  projection: Projection;
}>;

export function ledgerParts(
  database: Database,
  contracts: LedgerContracts,
  genesisId: string,
): LedgerParts {
  const home = payoutHome(contracts, genesisId);
  return {
    contracts,
    home,
    payouts: payoutStore(database, home),
    projection: ledgerProjection({ contracts, home }),
  };
}

/** CHAINID answers with the last four bytes of the id of block 0. */
export const payoutHome = (
  { payout }: Pick<LedgerContracts, 'payout'>,
  genesisId: string,
): PayoutHome => ({
  chainId: BigInt(`0x${genesisId.slice(-8)}`),
  payout: toHexAddress(payout),
});
