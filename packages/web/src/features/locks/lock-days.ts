import type { CodeWithParams } from '@vellum/api/refusals/error-codes';

export const DAY = 86_400_000;

/** Days that the contract takes at most: ten years. */
export const LONGEST_LOCK = 3_650;

/** Why a lock cannot last so many days, or so many more; null when it can, or while nothing is entered. */
export function daysProblem(days: number | null, most = LONGEST_LOCK): CodeWithParams | null {
  if (days === null || (days >= 1 && days <= most)) return null;
  return { code: 'LOCK_DAYS_RANGE', params: { min: '1', max: most.toLocaleString('en-US') } };
}

/** When a lock ends that is made so many days longer: from its end, or from now when that has passed. */
export function extendedEnd(lockTime: number, days: number, now: number): number {
  return Math.max(lockTime, now) + days * DAY;
}

/** How many days a lock can be made longer at most: ten years from now, and no further. */
export function longestExtension(lockTime: number, now: number): number {
  return LONGEST_LOCK - Math.ceil(Math.max(0, lockTime - now) / DAY);
}
