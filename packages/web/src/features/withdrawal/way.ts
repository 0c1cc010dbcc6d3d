import type { IncomeState } from '@vellum/api/order-kinds/display-states';
import type { WithdrawalDetail } from '../../shared/income/payout-queries.ts';
import type { LineState } from '../../shared/paid-action/sheet/progress-steps.ts';

/** One of the states on the way of a withdrawal. */
export type WayLine = Readonly<{
  state: IncomeState;
  look: LineState;
  /** When it got there; null of what is ahead, or not known. */
  time: number | null;
}>;

const way: readonly IncomeState[] = [
  'packing',
  'confirming',
  'verifying',
  'transferring',
  'success',
];

/** The whole way, reached or not; a failed one ends where it failed. */
export function wayOf({
  status,
  steps,
}: Pick<WithdrawalDetail, 'status' | 'steps'>): readonly WayLine[] {
  const timeOf = (state: IncomeState) => steps.find((step) => step.status === state)?.time ?? null;
  if (status === 'failed') {
    const before = way.filter((state) => steps.some((step) => step.status === state));
    return [
      ...before.map((state) => ({ state, look: 'done' as const, time: timeOf(state) })),
      { state: 'failed', look: 'failed', time: timeOf('failed') },
    ];
  }
  const at = way.indexOf(status);
  return way.map((state, place) => ({
    state,
    look: lookOf(place, at),
    time: place <= at ? timeOf(state) : null,
  }));
}

function lookOf(place: number, at: number): LineState {
  const isOver = at === way.length - 1;
  if (place < at || isOver) return 'done';
  return place === at ? 'now' : 'ahead';
}
