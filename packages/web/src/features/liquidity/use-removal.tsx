import { type ReactNode, useEffect, useRef } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { unlockLock } from '../../shared/earn/unlock-lock.ts';
import { unstakeLp } from '../../shared/earn/unstake-lp.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { lpSentence } from '../../shared/lp/lp-sentence.ts';
import { useJournal } from '../../shared/paid-action/journal/use-journal.ts';
import { type Blocker, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { claimVested } from '../../shared/sale/claim-vested.ts';
import { useStore } from '../../shared/state/use-store.ts';
import type { LpHolding } from './lp-holdings.ts';
import {
  leftStep,
  type PlanStep,
  parsePlan,
  type RemovalPlan,
  removalSlot,
} from './removal-plan.ts';
import { removeParams } from './removal-quote.ts';
import { removeLiquidity } from './remove-liquidity.tsx';

/** What is to be removed, as the sheet says it. */
export type Removal = Readonly<{ holding: LpHolding; lp: bigint; toleranceBps: number }>;

export type UsedRemoval = Readonly<{
  /** From the wallet at once; from elsewhere the LP leaves there first. */
  begin: (removal: Removal) => void;
  /** A removal of two steps that is not over, and what is left of it; `gone` when its LP is no longer where it was. */
  open: Readonly<{ plan: RemovalPlan; step: Exclude<PlanStep, 'over'> | 'gone' }> | null;
  /** Goes on with the step that is left. */
  resume: () => void;
  discard: () => void;
  refusal: string | null;
  blocker: Blocker | null;
  sheet: ReactNode;
}>;

type Holder = Readonly<{ account: string | null; facts: LpFacts; holdings: readonly LpHolding[] }>;

/** A removal with its first step, which a reload does not lose: the plan is kept, and the journal says what is done. */
export function useRemoval({ account, facts, holdings }: Holder): UsedRemoval {
  const clock = useChainClock();
  const first = useFirstSteps();
  const remove = usePaidAction(removeLiquidity);
  const journal = useJournal();
  const stored = parsePlan(useStore(removalSlot.subscribe, removalSlot.get, () => null));
  const plan = stored?.account === account && stored.pair === facts.pair ? stored : null;
  const step = plan && journal ? leftStep(plan, journal, facts.token.place) : null;
  const removeLp = (lp: bigint, toleranceBps: number) =>
    remove.begin(removeParams(facts, lp, toleranceBps, clock()));
  const beginFirst = (holding: LpHolding, lp: bigint) => {
    const stands = lpSentence(facts, lp);
    if (holding.place === 'staked') first.staked.begin({ amount: lp.toString(), stands });
    const whole = lpSentence(facts, holding.amount);
    if (holding.place === 'locked') {
      first.locked.begin({ createTime: Number(holding.id), amount: whole });
    }
    if (holding.place === 'vested' && holding.launch) {
      const { token, presale: contract, name } = holding.launch;
      first.vested.begin({ token, contract, name, amount: whole });
    }
  };
  const planned = plan && plannedIn(holdings, plan, clock());
  const resume = () => {
    if (!plan) return;
    if (step === 'remove') return removeLp(BigInt(plan.lp), plan.toleranceBps);
    if (planned) beginFirst(planned, BigInt(plan.lp));
  };
  useFollowUp(step, resume);
  const shown = plan && step !== 'remove' && step !== 'over' ? first[plan.place] : remove;
  return {
    begin: ({ holding, lp, toleranceBps }) => {
      if (holding.place === 'wallet' || account === null) return removeLp(lp, toleranceBps);
      const { place, id } = holding;
      const made = { account, pair: facts.pair, place, id, lp: lp.toString(), toleranceBps };
      removalSlot.set(JSON.stringify({ ...made, begunAt: Date.now() }));
      beginFirst(holding, lp);
    },
    open: openOf(plan, step, planned),
    resume,
    discard: () => removalSlot.set(null),
    refusal: shown.refusal,
    blocker: shown.blocker,
    sheet: shown.sheet,
  };
}

function openOf(
  plan: RemovalPlan | null,
  step: PlanStep | null,
  planned: LpHolding | null | undefined,
): UsedRemoval['open'] {
  if (!plan || step === null || step === 'over') return null;
  return { plan, step: step === 'first' && !planned ? 'gone' : step };
}

/** The LP that a plan is about, if it is still there and can leave. */
const plannedIn = (holdings: readonly LpHolding[], { place, id }: RemovalPlan, now: number) =>
  holdings.find((one) => one.place === place && one.id === id && one.freeFrom <= now);

/** How LP leaves where it lies. */
function useFirstSteps() {
  return {
    staked: usePaidAction(unstakeLp),
    vested: usePaidAction(claimVested),
    locked: usePaidAction(unlockLock),
  };
}

/** The removal follows its first step by itself, when that was done on this page; what is over is forgotten. */
function useFollowUp(step: PlanStep | null, removeIt: () => void): void {
  const before = useRef<PlanStep | null>(null);
  const latest = useRef(removeIt);
  latest.current = removeIt;
  useEffect(() => {
    const isFollowed = before.current === 'first' || before.current === 'moving';
    before.current = step;
    if (step === 'remove' && isFollowed) latest.current();
    if (step === 'over') removalSlot.set(null);
  }, [step]);
}
