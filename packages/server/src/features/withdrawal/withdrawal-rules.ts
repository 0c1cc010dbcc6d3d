import { payout } from '@vellum/contracts/income';
import { readChainPosition } from '../../indexer/chain-position.ts';
import type { LedgerParts } from '../../ledger/ledger-parts.ts';
import { isPausedAt } from '../../ledger/root-pause.ts';
import { trx } from '../../ledger/shown-money.ts';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { REQUESTS_PER_DAY } from './request-withdrawal.ts';

export type RuleParts = Readonly<{ database: Database; ledger: LedgerParts; ask: AskContract }>;

/** The limits that hold for everyone, as the contract has them now. */
export async function withdrawalRules({ database, ledger, ask }: RuleParts) {
  const { payout: contract } = ledger.contracts;
  const [minimum, allowed, newest, position] = await Promise.all([
    ask(contract, payout.minimum()),
    ask(contract, payout.increaseAllowed()),
    ledger.payouts.newest(),
    readChainPosition(database),
  ]);
  const isWaiting = newest !== null && newest.active_block === null && newest.vetoed_block === null;
  return {
    min: trx(minimum),
    requestsPerDay: REQUESTS_PER_DAY,
    open: !isPausedAt(newest, position?.chainTime ?? 0),
    nextRootAt: isWaiting ? Number(newest.eta) : null,
    // The contract counts in whole seconds.
    rootDelay: newest === null ? null : Number(newest.eta - (newest.at - (newest.at % 1000n))),
    allowed: trx(allowed),
  };
}
