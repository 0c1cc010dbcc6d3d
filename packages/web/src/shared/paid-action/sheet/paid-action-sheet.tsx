import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import type { ActionState } from '../action-state.ts';
import type { ActionSummary, PaidAction } from '../paid-action.ts';
import { rentEnergy } from '../rental/rent-energy.ts';
import { ReservedNotice } from '../reserved-notice.tsx';
import type { ApprovalChoice } from '../run/approval-choice.ts';
import type { RunView } from '../run/run-view.ts';
import { paidActionTexts } from '../texts.ts';
import { DoneFooter, DonePart } from './done-part.tsx';
import { FailedFooter, FailedPart } from './failed-part.tsx';
import { ProgressPart } from './progress-part.tsx';
import { ReviewFooter, ReviewPart } from './review-part.tsx';
import { useChoices } from './use-choices.ts';
import { type Rental, useRental } from './use-rental.ts';

type PaidActionSheetProps = Readonly<{
  action: PaidAction;
  view: RunView;
  /** Wall time until which an order that was resumed may be signed. */
  reservedUntil?: number | null;
  open: boolean;
  /** Closing stops nothing: what runs goes on. */
  onClose: () => void;
  onConfirm: (choices: readonly ApprovalChoice[]) => void;
  onAgain: () => void;
}>;

/** The one sheet of every paid action: review, progress, and how it ended. */
export function PaidActionSheet(props: PaidActionSheetProps): ReactNode {
  const { action, view, open, onClose } = props;
  const t = useTexts(paidActionTexts);
  const words = useTexts(action.texts);
  const { state, review, params } = view;
  const isEarly = state.step === 'idle' || state.step === 'checking';
  const summary =
    params && !isEarly
      ? action.summary({ params, order: review?.order ?? null, ...orderIn(state), t: words })
      : null;
  const renting = useRental(props);
  const chosen = useChoices(params);
  const shown = summary && { ...props, summary, ...chosen, ...renting };
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={summary ? titleOf(state, summary, t('done')) : t('checkingTitle')}
        {...(state.step === 'review' && { detail: t('nothingSigned') })}
        footer={shown && <Footer {...shown} />}
      >
        {shown ? <Body {...shown} /> : <Checking />}
      </Sheet>
      {renting.sheet && (
        <PaidActionSheet action={rentEnergy as unknown as PaidAction} {...renting.sheet} />
      )}
    </>
  );
}

type Shown = PaidActionSheetProps &
  Readonly<{
    summary: ActionSummary;
    choices: readonly ApprovalChoice[];
    setChoices: (choices: readonly ApprovalChoice[]) => void;
    rental: Rental;
    /** Opens the review of the rental. */
    begin: () => void;
  }>;

/** Its order, from when on there is one. */
function orderIn(state: ActionState): Readonly<{ orderId?: string }> {
  return 'orderId' in state ? { orderId: state.orderId } : {};
}

function titleOf({ step }: ActionState, summary: ActionSummary, done: string): string {
  if (step === 'review') return summary.review;
  if (step === 'done') return done;
  return step === 'failed' ? summary.undone : summary.doing;
}

function Body(shown: Shown): ReactNode {
  const { action, view, summary, choices, setChoices, rental, reservedUntil, onAgain } = shown;
  const { state, review, leads, record } = view;
  switch (state.step) {
    case 'review':
      return (
        review && (
          <>
            {reservedUntil && <ReservedNotice until={reservedUntil} />}
            <ReviewPart
              summary={summary}
              review={review}
              leads={leads}
              note={state.note}
              choices={choices}
              onChoose={setChoices}
              rental={action.key === rentEnergy.key ? null : rental}
              onAgain={onAgain}
            />
          </>
        )
      );
    case 'done':
      return <DonePart state={state} summary={summary} record={record} />;
    case 'failed':
      return <FailedPart state={state} record={record} />;
    default:
      return <ProgressPart view={view} />;
  }
}

function Footer(shown: Shown): ReactNode {
  const { action, view, summary, choices, onConfirm, onClose, onAgain, rental, begin } = shown;
  const t = useTexts(paidActionTexts);
  const { state, review, leads } = view;
  switch (state.step) {
    case 'review':
      return (
        review && (
          <ReviewFooter
            summary={summary}
            review={review}
            leads={leads}
            wallet={view.wallet}
            choices={choices}
            onConfirm={onConfirm}
            rental={action.key === rentEnergy.key ? null : rental}
            onRent={begin}
            onClose={onClose}
          />
        )
      );
    case 'done':
      return <DoneFooter summary={summary} onClose={onClose} />;
    case 'failed':
      return <FailedFooter kind={action.key} onAgain={onAgain} onClose={onClose} />;
    default:
      return (
        <Button kind="secondary" onClick={onClose}>
          {t('closeAndWatch')}
        </Button>
      );
  }
}

function Checking(): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <div role="status" className="grid gap-4">
      <p className="text-14 text-ink-2">{t('checkingText')}</p>
      <Skeleton height={64} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={88} />
    </div>
  );
}
