import { useSignedIn } from '../../session/session.ts';
import type { Review } from '../review/review.ts';

/** A transaction of the flow: what it is, and whether the node has simulated it. */
export type FlowStep = Readonly<{
  key: string;
  kind: 'rent' | 'reset' | 'approve' | 'call';
  isSimulated: boolean;
  /** Of an approval: which one. */
  approval?: Review['approvals'][number];
}>;

/** Every transaction that will be signed, in order. What depends on one before it can only be estimated. */
export function flowSteps(review: Review, isRented: boolean): readonly FlowStep[] {
  const { trial, approvals } = review;
  return [
    ...(isRented ? [{ key: 'rent', kind: 'rent', isSimulated: true } as const] : []),
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

/** How often the wallet will ask: for each transaction, and before the first for the session. */
export function usePrompts(review: Review, isRented: boolean): number {
  const asksToSignIn = useSignedIn() === null;
  return flowSteps(review, isRented).length + (asksToSignIn ? 1 : 0);
}
