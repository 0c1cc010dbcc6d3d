import type { Pool } from 'pg';
import type { LedgerParts } from '../../ledger/ledger-parts.ts';
import { type ShowMoney, shownMoney } from '../../ledger/shown-money.ts';
import type { OrderPlan } from '../../orders/order-plan.ts';
import type { AskContract } from '../../platform/ask-contract.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { bonusPlan } from './bonus-plan.ts';

/** What everything about income records stands on. */
export type IncomeParts = Readonly<{
  database: Database;
  pool: Pool;
  clock: Clock;
  money: ShowMoney;
  /** By coin as the ledger names it. */
  symbols: Readonly<Record<string, string>>;
  claimBonus: OrderPlan<unknown>;
}>;

export function incomeParts(
  parts: Pick<IncomeParts, 'database' | 'pool' | 'clock'> &
    Readonly<{ ledger: LedgerParts; ask: AskContract }>,
): IncomeParts {
  const { database, pool, clock, ledger, ask } = parts;
  const { wtrx, vlm, feeVault } = ledger.contracts;
  return {
    database,
    pool,
    clock,
    money: shownMoney(ledger.contracts),
    symbols: { '': 'TRX', [wtrx]: 'WTRX', [vlm]: 'VLM' },
    claimBonus: bonusPlan(feeVault, ask),
  };
}
