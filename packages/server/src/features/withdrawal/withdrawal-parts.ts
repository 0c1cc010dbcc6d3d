import { payout } from '@vellum/contracts/income';
import type { LedgerParts } from '../../ledger/ledger-parts.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { claimPlan } from './claim-plan.ts';

/** What everything about withdrawals stands on. */
export type WithdrawalParts = Readonly<{
  database: Database;
  clock: Clock;
  ledger: LedgerParts;
  ask: AskContract;
  minimum(): Promise<bigint>;
  claim: OrderPlan<Readonly<{ amount: bigint }>>;
}>;

export function withdrawalParts(
  parts: Pick<WithdrawalParts, 'database' | 'clock' | 'ledger' | 'ask'>,
): WithdrawalParts {
  const { contracts, payouts } = parts.ledger;
  const minimum = () => parts.ask(contracts.payout, payout.minimum());
  return {
    ...parts,
    minimum,
    claim: claimPlan({ contract: contracts.payout, payouts, minimum }),
  };
}
