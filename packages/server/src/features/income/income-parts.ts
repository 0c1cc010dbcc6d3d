import type { LedgerParts } from '../../ledger/ledger-parts.ts';
import { type ShowMoney, shownMoney } from '../../ledger/shown-money.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { bonusPlan } from './bonus-plan.ts';

/** What everything about income records stands on. */
export type IncomeParts = Readonly<{
  database: Database;
  clock: Clock;
  money: ShowMoney;
  /** By coin as the ledger names it. */
  symbols: Readonly<Record<string, string>>;
  claimBonus: OrderPlan<unknown>;
}>;

export function incomeParts(
  parts: Pick<IncomeParts, 'database' | 'clock'> &
    Readonly<{ ledger: LedgerParts; ask: AskContract }>,
): IncomeParts {
  const { database, clock, ledger, ask } = parts;
  const { wtrx, vlm, feeVault } = ledger.contracts;
  return {
    database,
    clock,
    money: shownMoney(ledger.contracts),
    symbols: { '': 'TRX', [wtrx]: 'WTRX', [vlm]: 'VLM' },
    claimBonus: bonusPlan(feeVault, ask),
  };
}
