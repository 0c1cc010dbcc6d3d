/**
 * The life of an order. What the API knows (made, reported, cancelled, expired) and what the chain shows
 * (in a block, solid, failed) are kept apart and together give the state; only the chain settles.
 */
export const orderStates = [
  'created',
  'submitted',
  'included',
  'failing',
  'settled',
  'failed',
  'expired',
  'cancelled',
  'dropped',
  'mismatched',
] as const;

export type OrderState = (typeof orderStates)[number];

/** What moves an order. All but the first three come from blocks. */
export type OrderCause =
  | 'reported'
  | 'cancelled'
  | 'time-over'
  | 'seen-in-block'
  | 'seen-failed'
  | 'seen-mismatched'
  | 'solid'
  | 'transaction-expired'
  | 'reorganised';

type Transition = Readonly<{ from: OrderState; to: OrderState; cause: OrderCause }>;

const on = (cause: OrderCause, to: OrderState, ...from: OrderState[]): Transition[] =>
  from.map((state) => ({ from: state, to, cause }));

/** States in which the same action asked for again gives the same order. */
export const openStates = ['created', 'submitted'] as const satisfies OrderState[];

/** States that only the chain can leave, when a transaction turns up after all. */
const leftByChainAlone = [
  'expired',
  'cancelled',
  'dropped',
  'mismatched',
] as const satisfies OrderState[];

/** What a reorganisation may give back: the state from before the block. */
const beforeBlock = [...openStates, ...leftByChainAlone] as const;

/** Every change of state there is. A transaction that comes late is honoured as the chain did it. */
export const orderTransitions: readonly Transition[] = [
  ...on('reported', 'submitted', 'created'),
  ...on('cancelled', 'cancelled', 'created'),
  ...on('time-over', 'expired', 'created'),
  ...on('transaction-expired', 'dropped', 'submitted'),
  ...on('seen-in-block', 'included', ...beforeBlock),
  ...on('seen-failed', 'failing', ...beforeBlock),
  ...on('seen-mismatched', 'mismatched', 'submitted'),
  ...on('solid', 'settled', 'included'),
  ...on('solid', 'failed', 'failing'),
  ...beforeBlock.flatMap((state) => on('reorganised', state, 'included', 'failing')),
  ...on('reorganised', 'submitted', 'mismatched'),
];

/** Nothing moves these any more. */
export const finalStates: readonly OrderState[] = ['settled', 'failed'];

/** Whether a cause can lead from one state to the other. */
export function canMove(from: OrderState, to: OrderState, cause: OrderCause): boolean {
  return orderTransitions.some((t) => t.from === from && t.to === to && t.cause === cause);
}

/** Whether the user may still be asked to sign for it. */
export const isOpen = (state: OrderState): boolean =>
  (openStates as readonly OrderState[]).includes(state);
