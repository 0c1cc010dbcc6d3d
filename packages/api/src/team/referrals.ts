import * as z from 'zod/mini';
import { get, post } from '../wire/endpoint.ts';
import { asOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import { amount, basisPoints, count } from '../wire/shapes.ts';

/** Chain days, the present one included, that the recent figures look back over. */
export const REFERRAL_DAYS = 30;

/** Sun from which the steps of the distribution begin; below the first, nothing was earned. */
export const referralSteps = [1n, 1_000_000n, 10_000_000n, 100_000_000n, 1_000_000_000n] as const;

/**
 * What inviting earned everyone, from fees alone. An inviter is an address with at least one active direct member;
 * the neutral root is none. The middle one is taken over all of them, those who earned nothing included.
 */
export const referrals = {
  statistics: post(paths.referrals.statistics, {
    summary: 'Earnings of all inviters: totals, median, distribution; in sun',
    caller: '-',
    reply: z.object({
      /** Active addresses. */
      members: count,
      inviters: count,
      /** Inviters who earned anything. */
      earners: count,
      /** All fees ever paid, and what inviters of the first and second level got of them. */
      fees: amount,
      direct: amount,
      second: amount,
      /** Of all fees, rounded up. */
      share: basisPoints,
      median: amount,
      highest: amount,
      /** How many inviters earned at least `from` and less than the next. */
      steps: z.array(z.object({ from: amount, count })),
      /** The same of the last days by chain time. */
      recent: z.object({ days: count, fees: amount, earned: amount, median: amount }),
      asOf,
    }),
  }),
  export: {
    ...get(paths.referrals.export, {
      summary: 'Every inviter with what they earned as CSV, as the figures are counted',
      caller: '-',
      pace: 'write',
      reply: z.object({}),
    }),
    answers: 'file' as const,
  },
  exportMine: {
    ...get(paths.referrals.exportMine, {
      summary: 'Whom I invited with the fees they paid and my part of them as CSV',
      caller: 'S',
      pace: 'write',
      reply: z.object({}),
    }),
    answers: 'file' as const,
  },
};
