import type { Client } from '@vellum/tron/client/client';
import type { ServerConfig } from '../config/config.ts';
import { type IncomeParts, incomeParts } from '../features/income/income-parts.ts';
import { type WithdrawalParts, withdrawalParts } from '../features/withdrawal/withdrawal-parts.ts';
import { type LedgerParts, ledgerParts } from '../ledger/ledger-parts.ts';
import type { LedgerContracts } from '../ledger/postings.ts';
import type { AnyOrderPlan } from '../orders/order-plan.ts';
import { askContract } from '../platform/chain/ask-contract.ts';
import type { Clock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/database/open.ts';

export type IncomeModule = Readonly<{
  ledger: LedgerParts;
  income: IncomeParts;
  withdrawals: WithdrawalParts;
}>;

/** The ledger and what is shown and paid by it. */
export function incomeModule(
  base: Readonly<{
    open: OpenDatabase;
    clock: Clock;
    client: Client;
    contracts: LedgerContracts;
    config: ServerConfig;
  }>,
): IncomeModule {
  const { open, clock, client, contracts, config } = base;
  const { database } = open;
  const ledger = ledgerParts(database, contracts, config.deployment.genesisId);
  const parts = { database, clock, ledger, ask: askContract(client) };
  return { ledger, income: incomeParts(parts), withdrawals: withdrawalParts(parts) };
}

export const listOfIncomePlans = ({
  income,
  withdrawals,
}: IncomeModule): readonly AnyOrderPlan[] => [income.claimBonus, withdrawals.claim];
