import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/session.ts';
import { useWalletLabel } from '../../wallet/wallet-label.ts';
import type { ActionState } from '../action-state.ts';
import type { ReviewedLead } from '../review/lead-review.ts';
import type { RunView } from '../run/run-view.ts';
import { paidActionTexts } from '../texts.ts';
import { type LineState, progressOf } from './progress-steps.ts';
import type { StepLine } from './step-list.tsx';
import { useStepTexts } from './use-step-texts.ts';

/** Lines of what comes before the action itself: the sign-in, as long as the wallet has to be asked, and the leads. */
export function useLinesBefore(view: RunView): readonly StepLine[] {
  const { state, leads } = view;
  const session = useSession();
  const isSigning = 'wallet' in session;
  const wasAsked = useRef(false);
  wasAsked.current ||= isSigning;
  const t = useTexts(paidActionTexts);
  const wallet = useWalletLabel()(view.wallet);
  const steps = useStepTexts(null, view.wallet);
  const signIn: StepLine = {
    key: 'sign-in',
    state: isSigning ? 'now' : 'done',
    title: t('stepSignIn'),
    detail: isSigning ? t('signing', { wallet }) : undefined,
  };
  return [
    ...(wasAsked.current ? [signIn] : []),
    ...leads.map((lead, place): StepLine => {
      const look = lookOf(lead, place, state, isSigning);
      const at = state.step === 'leading' ? state.at : null;
      return {
        key: lead.action.key,
        state: look,
        title: <LeadName lead={lead} isDone={look === 'done'} />,
        detail: look === 'now' && at ? detailOf(at, steps) : undefined,
      };
    }),
  ];
}

function lookOf(
  { isDone }: ReviewedLead,
  place: number,
  state: ActionState,
  isSigning: boolean,
): LineState {
  if (isDone) return 'done';
  return state.step === 'leading' && state.place === place && !isSigning ? 'now' : 'ahead';
}

/** What the lead waits for. */
function detailOf(at: ActionState, steps: ReturnType<typeof useStepTexts>): string | undefined {
  const line = progressOf(at.step, false).find(({ state }) => state === 'now')?.line;
  return line && steps(line, 'now', at).title;
}

function LeadName({ lead, isDone }: Readonly<{ lead: ReviewedLead; isDone: boolean }>): ReactNode {
  const t = useTexts(lead.action.texts);
  const { doing, done } = lead.action.summary({ params: lead.params, order: null, t });
  return isDone ? done : doing;
}
