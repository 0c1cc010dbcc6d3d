import { useSignedIn } from '../../session/session.ts';
import { useConnectedWallet } from '../../wallet/wallet.ts';
import type { ReviewedLead } from '../review/lead-review.ts';
import type { Review } from '../review/review.ts';

/** A step of the flow that the wallet is asked for, and whether the node has simulated it. */
export type FlowStep = Readonly<{ key: string; isSimulated: boolean }> &
  (
    | Readonly<{ kind: 'sign-in' | 'rent' | 'call' }>
    | Readonly<{ kind: 'lead'; lead: ReviewedLead }>
    | Readonly<{ kind: 'reset' | 'approve'; approval: Review['approvals'][number] }>
  );

type Flow = Readonly<{
  review: Review;
  leads: readonly ReviewedLead[];
  isRented: boolean;
}>;

/** Everything that will be signed, in order. What depends on a step before it can only be estimated. */
export function useFlowSteps({ review, leads, isRented }: Flow): readonly FlowStep[] {
  const asksToSignIn = useAsksToSignIn();
  const { trial, approvals } = review;
  return [
    ...(asksToSignIn ? [{ key: 'sign-in', kind: 'sign-in', isSimulated: true } as const] : []),
    ...(isRented ? [{ key: 'rent', kind: 'rent', isSimulated: true } as const] : []),
    ...leads.map((lead): FlowStep => {
      return { key: lead.action.key, kind: 'lead', isSimulated: lead.review.trial !== null, lead };
    }),
    ...approvals.flatMap((approval) =>
      approval.calls.map((_, place): FlowStep => {
        const isReset = approval.calls.length > 1 && place === 0;
        return {
          key: `${approval.spender} ${approval.coin.symbol} ${place}`,
          kind: isReset ? 'reset' : 'approve',
          isSimulated: place === 0,
          approval,
        };
      }),
    ),
    { key: 'call', kind: 'call', isSimulated: trial !== null },
  ];
}

/** Whether the wallet will ask for the words of a session before the first transaction. */
function useAsksToSignIn(): boolean {
  const isSignedIn = useSignedIn() !== null;
  const wallet = useConnectedWallet();
  return !isSignedIn && wallet?.signsInSilently !== true;
}

/** How often the wallet will ask. */
export function promptsOf(steps: readonly FlowStep[]): number {
  return steps.filter((step) => !(step.kind === 'lead' && step.lead.isDone)).length;
}
