import type { Address } from '@vellum/tron/address';
import type { LpPlace } from '../../shared/navigation/lp-path.ts';
import type { JournalRecord } from '../../shared/paid-action/journal/journal-record.ts';
import { isUnderWay } from '../../shared/paid-action/machine.ts';
import { storedValue } from '../../shared/state/stored-value.ts';

/** A removal of two steps: the LP leaves where it lies, then the pool. Kept, so that a reload goes on with it. */
export type RemovalPlan = Readonly<{
  account: Address;
  pair: Address;
  place: Exclude<LpPlace, 'wallet'>;
  /** Of a lock its key. */
  id: string;
  /** Units of LP that are to be removed. */
  lp: string;
  toleranceBps: number;
  /** Wall time, before which nothing belongs to it. */
  begunAt: number;
}>;

const kinds = {
  staked: 'staking.unlock-lp',
  vested: 'presale.claim',
  locked: 'locks.unlock',
} as const satisfies Record<RemovalPlan['place'], JournalRecord['key']>;

export const removalSlot = storedValue('vellum.removal');

/** The most that the sheet offers; a plan without a bound would let others take everything. */
const MOST_BPS = 100;

const isTolerance = (bps: unknown) =>
  Number.isInteger(bps) && Number(bps) >= 0 && Number(bps) <= MOST_BPS;

/** Null for whatever is no plan: what is stored may be of an earlier version. */
export function parsePlan(text: string | null): RemovalPlan | null {
  if (text === null) return null;
  try {
    const found = JSON.parse(text) as Partial<RemovalPlan>;
    const isPlan =
      Object.keys(kinds).includes(found.place ?? '') &&
      /^[1-9]\d*$/.test(found.lp ?? '') &&
      isTolerance(found.toleranceBps) &&
      Number.isInteger(found.begunAt);
    return isPlan ? (found as RemovalPlan) : null;
  } catch {
    // Not written by this page.
    return null;
  }
}

/** What is left of a plan; `moving` while the first step is on its way to a block. */
export type PlanStep = 'first' | 'moving' | 'remove' | 'over';

/** Which step is left, by what this browser signed since the plan was made. `token` is the pool's. */
export function leftStep(
  plan: RemovalPlan,
  records: readonly JournalRecord[],
  token: Address,
): PlanStep {
  const mine = records.filter(
    (record) => record.account === plan.account && record.begunAt >= plan.begunAt,
  );
  const removed = mine.filter(
    ({ key, params }) => key === 'liquidity.remove' && params['pair'] === plan.pair,
  );
  if (removed.some(({ state }) => state.step === 'done')) return 'over';
  const first = mine.filter(
    (record) => record.key === kinds[plan.place] && isFirst(plan, record, token),
  );
  if (first.some(({ state }) => state.step === 'done')) return 'remove';
  return first.some(({ state, dropped }) => !dropped && isUnderWay(state)) ? 'moving' : 'first';
}

/** Whether it moves the LP of the plan: what was claimed of another presale, or of a stake in part, is not it. */
function isFirst({ place, id, lp }: RemovalPlan, { params }: JournalRecord, token: Address) {
  const own = {
    staked: params['amount'] === lp,
    vested: params['token'] === token,
    locked: String(params['createTime']) === id,
  };
  return own[place];
}
