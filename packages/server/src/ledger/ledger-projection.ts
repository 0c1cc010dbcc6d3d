import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import type { PayoutHome } from '@vellum/contracts/payout-tree';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { team } from '@vellum/contracts/team';
import type { Address } from '@vellum/tron/address';
import { eventSource } from '../indexer/events/event-source.ts';
import type { ChainEvent, Projection } from '../indexer/projection.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { LedgerBatch } from './ledger-batch.ts';
import { type LedgerStep, ledgerStep } from './ledger-step.ts';
import { keepRoot, settleRoot } from './payout-root-rows.ts';
import type { LedgerContracts } from './postings.ts';
import { loadAccounts, loadPowers, loadSums, writeLedger } from './write-ledger.ts';

export type LedgerOptions = Readonly<{ contracts: LedgerContracts; home: PayoutHome }>;

type LedgerStepEvent = Readonly<{ step: LedgerStep; event: ChainEvent }>;

/** Income in double entry, and the roots by which payout income leaves. */
export function ledgerProjection({ contracts, home }: LedgerOptions): Projection {
  return {
    name: 'ledger',
    tables: [
      'ledger_account',
      'ledger_entry',
      'income_record',
      'income_total',
      'payout_funding',
      'payout_cap',
      'payout_root',
      'payout_leaf',
    ],
    sources: [
      eventSource('team', team),
      eventSource('feeVault', feeVault),
      eventSource('lpStake', streamStake),
      eventSource('termStake', termStake),
      eventSource('burnMine', burnMine),
      eventSource('cards', cards),
      eventSource('payout', payout),
    ],
    async apply(transaction, events) {
      const told = events.flatMap((event) => {
        const step = ledgerStep(event);
        return step ? [{ step, event }] : [];
      });
      if (told.length > 0) await applySteps(transaction, told, { contracts, home });
    },
  };
}

async function applySteps(
  transaction: DatabaseTransaction,
  told: readonly LedgerStepEvent[],
  { contracts, home }: LedgerOptions,
): Promise<void> {
  const accounts = await loadAccounts(transaction, [...addressesOf(told)]);
  const batch = new LedgerBatch(contracts, accounts, await loadSums(transaction));
  // What follows reads the tables, so they have to be as they are at this step.
  const write = () => writeLedger(transaction, batch.take());
  for (const { step, event } of told) {
    if (batch.isDistribution(step)) {
      await write();
      batch.apply(step, event, await loadPowers(transaction));
    } else if (step.kind === 'proposed') {
      await write();
      await keepRoot(transaction, home, step, event);
    } else if (step.kind === 'active' || step.kind === 'vetoed') {
      await settleRoot(transaction, step, event);
    } else {
      batch.apply(step, event);
    }
  }
  await write();
}

/** Whose accounts the steps change or look at. */
function addressesOf(told: readonly LedgerStepEvent[]): ReadonlySet<Address> {
  const found = new Set<Address>();
  for (const { step } of told) {
    if (step.kind === 'fee') found.add(step.payer);
    if (step.kind === 'joined') found.add(step.child).add(step.parent);
    if (step.kind === 'burned') found.add(step.user);
  }
  return found;
}
