import type { RootRow } from './ledger-rows.ts';

/** Chain time that no root is proposed after the payout guardian vetoed one: people look before software tries again. */
const VETO_PAUSE_MS = 86_400_000;

/**
 * Whether the last root was refused so lately that nothing is proposed. One that the logs do not lead to was not ours:
 * whoever puts such up, at the price of a bond, must not hold up everyone for a day each time.
 */
export const isPausedAt = (
  newest: Pick<RootRow, 'vetoed_at' | 'is_right'> | null,
  chainTime: number,
): boolean =>
  newest?.is_right === true &&
  newest.vetoed_at !== null &&
  chainTime < Number(newest.vetoed_at) + VETO_PAUSE_MS;
