import type { OrderState } from './order-states.ts';

/** Spec §4, on the wire: waiting to be packed, block confirming, verifying, transferring, success, failed. */
export const incomeStates = [
  'packing',
  'confirming',
  'verifying',
  'transferring',
  'success',
  'failed',
] as const;
export type IncomeState = (typeof incomeStates)[number];

/** Spec §4: what has become of bought LP. */
export const lpPurchaseStates = ['confirming', 'waitingRelease', 'released', 'failed'] as const;
export const boxStates = ['preparing', 'onSale', 'ended', 'soldOut'] as const;
export const cardStates = ['owned', 'onSale', 'pledged', 'frozen'] as const;
export const presalePhases = ['notStarted', 'inProgress', 'ended'] as const;
/** Spec §4: labels that casting and presale also have. */
export const castingLabels = ['locking', 'waitingUnlock', 'unlocking', 'reviewFailed'] as const;

/** Every display state under a name that is its own: `group.state`. */
export type DisplayState =
  | `income.${IncomeState}`
  | `lpPurchase.${(typeof lpPurchaseStates)[number]}`
  | `box.${(typeof boxStates)[number]}`
  | `card.${(typeof cardStates)[number]}`
  | `presale.${(typeof presalePhases)[number]}`
  | `casting.${(typeof castingLabels)[number]}`;

const claimStates: Readonly<Record<OrderState, IncomeState | null>> = {
  created: null,
  submitted: 'packing',
  included: 'confirming',
  failing: 'confirming',
  settled: 'success',
  failed: 'failed',
  expired: null,
  cancelled: null,
  dropped: 'failed',
  mismatched: 'failed',
};

/**
 * The income state of a claim that the user's own transaction makes, or null while there is none to show.
 * `verifying` is solid but not yet matched with its event, which an order in a solid block still can be.
 */
export function claimStateOf(state: OrderState, isSolid = false): IncomeState | null {
  return isSolid && state === 'included' ? 'verifying' : claimStates[state];
}

type Step = Readonly<{ from: IncomeState; to: IncomeState; when: string }>;

/** The way of a withdrawal from payout income; there is no other. */
export const withdrawalSteps: readonly Step[] = [
  { from: 'packing', to: 'confirming', when: 'the root with it is in a block' },
  { from: 'confirming', to: 'packing', when: 'that block was taken back' },
  { from: 'confirming', to: 'verifying', when: 'the root is solid and in its challenge delay' },
  { from: 'verifying', to: 'transferring', when: 'the root is active' },
  {
    from: 'verifying',
    to: 'failed',
    when: 'the payout guardian vetoed the root; the balance is back',
  },
  { from: 'transferring', to: 'success', when: 'the claim is solid' },
  { from: 'packing', to: 'failed', when: 'it was refused; the balance is back' },
];
