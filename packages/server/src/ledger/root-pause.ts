import type { RootRow } from './ledger-rows.ts';

/** Chain time that no root is proposed after the guardian refused one: people look before software tries again. */
const VETO_PAUSE_MS = 86_400_000;

/** Whether the last root was refused so lately that nothing is proposed. */
export const isPausedAt = (newest: Pick<RootRow, 'vetoed_at'> | null, chainTime: number): boolean =>
  newest !== null &&
  newest.vetoed_at !== null &&
  chainTime < Number(newest.vetoed_at) + VETO_PAUSE_MS;
