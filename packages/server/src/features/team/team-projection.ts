import { feeVault } from '@vellum/contracts/fees';
import { team } from '@vellum/contracts/team';
import { eventSource } from '../../indexer/events/event-source.ts';
import type { Projection } from '../../indexer/projection.ts';
import { byIndex } from '../../platform/database/by-index.ts';
import { loadPart } from './load-part.ts';
import { teamStep } from './team-step.ts';
import { writeChanges } from './write-changes.ts';

/** The invitation tree, the fees its members have paid and what inviters got of them, from what Team and FeeVault logged. */
export const teamProjection: Projection = {
  name: 'team',
  tables: ['member', 'member_closure', 'fee_payer', 'referral_earning', 'referral_day', 'fee_day'],
  sources: [eventSource('team', team), eventSource('feeVault', feeVault)],
  async apply(transaction, events) {
    const steps = events.map(teamStep).filter((step) => step !== null);
    if (steps.length === 0) return;
    await byIndex(transaction, async () => {
      const part = await loadPart(transaction, steps);
      for (const step of steps) {
        if (step.kind === 'bind') part.bind(step);
        else part.payFee(step);
      }
      await writeChanges(transaction, part.changes());
    });
  },
};
