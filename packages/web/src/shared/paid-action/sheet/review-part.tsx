import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { feeText, moneyText } from '../../coins/cost-text.ts';
import type { Money } from '../../coins/money.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useStore } from '../../state/use-store.ts';
import { Icon } from '../../ui/art/icon.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { secondTicker } from '../../ui/time/ticker.ts';
import { useWalletLabel } from '../../wallet/wallet-label.ts';
import type { ReviewNote } from '../action-state.ts';
import { feeFigures } from '../cost/fee-figures.ts';
import { shortFor } from '../cost/short-for.ts';
import { useProblemNote } from '../errors/use-error-sentence.ts';
import type { ActionSummary } from '../paid-action.ts';
import type { ReviewedLead } from '../review/lead-review.ts';
import type { Review } from '../review/review.ts';
import { type ApprovalChoice, approvedAmount, exactApproval } from '../run/approval-choice.ts';
import { paidActionTexts } from '../texts.ts';
import { CallDetails } from './call-details.tsx';
import { DealPart } from './deal-part.tsx';
import { EarningPart } from './earning-part.tsx';
import { FeePart } from './fee-part.tsx';
import { promptsOf, useFlowSteps } from './flow-steps.ts';
import { PermissionNote } from './permission-note.tsx';
import { RiskPart } from './risk-part.tsx';
import { StepsPart } from './steps-part.tsx';
import { useEarningLoss } from './use-earning-loss.ts';
import type { Rental } from './use-rental.ts';

type ReviewPartProps = Readonly<{
  summary: ActionSummary;
  review: Review;
  leads: readonly ReviewedLead[];
  note: ReviewNote | null;
  choices: readonly ApprovalChoice[];
  onChoose: (choices: readonly ApprovalChoice[]) => void;
  /** Null where energy cannot be rented for it. */
  rental: Rental | null;
  /** Makes the review again. */
  onAgain: () => void;
}>;

/** What is about to be signed, in blocks: the deal, the steps to it, the network fee, what can go wrong. The call is one tap away. */
export function ReviewPart(props: ReviewPartProps): ReactNode {
  const { summary, review, leads, note, choices, onChoose, rental, onAgain } = props;
  const { isRented, expected } = rented(review, rental);
  const loss = useEarningLoss(summary.earning, review.cost, expected);
  const steps = useFlowSteps({ review, leads, isRented });
  return (
    <>
      {note && <NoteOf note={note} />}
      {review.trial && <Simulated at={review.trial.at} />}
      <PermissionNote permission={review.permission} />
      <DealPart summary={summary} review={review} choices={choices} onChoose={onChoose} />
      <StepsPart steps={steps} summary={summary} onChange={onAgain} />
      <FeePart cost={review.cost} rental={rental} />
      {!isRented && <Short lack={review.lack} />}
      {summary.earning && loss && <EarningPart earning={summary.earning} loss={loss} />}
      <RiskPart summary={summary} review={review} steps={steps} choices={choices} />
      <CallDetails summary={summary} review={review} />
    </>
  );
}

/** Whether energy is rented first, and what the network probably takes then. */
function rented({ cost }: Review, rental: Rental | null) {
  const isRented = rental?.isChosen ?? false;
  return { isRented, ...feeFigures(cost, isRented ? (rental?.offer ?? null) : null) };
}

const notes = {
  rejected: 'rejectedNote',
  expired: 'expiredNote',
  'price-moved': 'movedNote',
} as const satisfies Record<ReviewNote, string>;

function NoteOf({ note }: Readonly<{ note: ReviewNote }>): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <div role="status" className="mb-3">
      <Notice>{t(notes[note])}</Notice>
    </div>
  );
}

/** What is missing for the network fee. */
function Short({ lack }: Readonly<{ lack: bigint }>): ReactNode {
  const note = useProblemNote(shortFor(lack));
  return note ? <Notice kind="bad">{note.text}</Notice> : null;
}

/** Only of a call that was simulated whole. */
function Simulated({ at }: Readonly<{ at: number }>): ReactNode {
  const t = useTexts(paidActionTexts);
  const seconds = useStore(secondTicker.subscribe, () =>
    Math.max(0, Math.round((Date.now() - at) / 1000)),
  );
  return (
    <p className="mb-3 inline-flex items-center gap-2 rounded-control bg-primary-soft px-3 py-1.5 text-14 text-on-primary-soft">
      <Icon of={ShieldCheck} size={16} />
      <b className="font-strong">{t('tried')}</b>
      <span>{t('secondsAgo', { seconds })}</span>
    </p>
  );
}

type ReviewFooterProps = Readonly<{
  summary: ActionSummary;
  review: Review;
  leads: readonly ReviewedLead[];
  wallet: string;
  choices: readonly ApprovalChoice[];
  onConfirm: (choices: readonly ApprovalChoice[]) => void;
  /** Null where energy cannot be rented for it. */
  rental: Rental | null;
  /** Opens the review of the rental. */
  onRent: () => void;
  /** Back to the form. */
  onClose: () => void;
}>;

export function ReviewFooter(props: ReviewFooterProps): ReactNode {
  const { summary, review, leads, choices, onConfirm, rental, onRent, onClose } = props;
  const t = useTexts(paidActionTexts);
  const wallet = useWalletLabel()(props.wallet);
  const { isRented, expected } = rented(review, rental);
  const doesNotPay = useEarningLoss(summary.earning, review.cost, expected) !== null;
  const kind = doesNotPay ? 'ghost' : 'primary';
  const prompts = promptsOf(useFlowSteps({ review, leads, isRented }));
  const isShort = review.lack > 0n;
  const isEnough = review.approvals
    .filter(({ missing }) => missing)
    .every(
      ({ coin }, place) => approvedAmount(choices[place] ?? exactApproval, coin.amount) !== null,
    );
  const ready = isEnough ? t('continueIn', { wallet }) : t('chooseAmount');
  const go = isShort ? t('notEnoughTrx') : ready;
  const total = totalText(summary, leads, expected);
  const parts = [total && t('total', { amount: total }), t('prompts', { n: prompts })];
  return (
    <div className="grid gap-2">
      {doesNotPay && <Button onClick={onClose}>{t('changeStake')}</Button>}
      {isRented ? (
        <Button kind={kind} onClick={onRent}>
          {t('rentFirst')}
        </Button>
      ) : (
        <Button kind={kind} disabled={!isEnough || isShort} onClick={() => onConfirm(choices)}>
          {go}
        </Button>
      )}
      <p className="text-center text-14 text-ink-2">{parts.filter(Boolean).join(t('comma'))}</p>
    </div>
  );
}

/** All that leaves the wallet: TRX with the fee in one sum, other coins beside it. Null where only the fee does. */
function totalText(
  { give }: ActionSummary,
  leads: readonly ReviewedLead[],
  fee: bigint,
): string | null {
  const open = leads.filter(({ isDone }) => !isDone).map(summaryOf);
  const given = [...open.flatMap((lead) => lead.give), ...give];
  if (given.length === 0) return null;
  const brought = open.flatMap(({ least = [] }) => least);
  const sun = given.reduce((sum, { coin, amount }) => (coin === null ? sum + amount : sum), fee);
  const others = given
    .filter(({ coin }) => coin !== null)
    .map((money) => ({ ...money, amount: money.amount - amountIn(brought, money.coin) }))
    .filter(({ amount }) => amount > 0n);
  return [...others.map(moneyText), feeText(sun)].join(' + ');
}

// Words are not needed here: only what is given, in figures.
const summaryOf = ({ action, params }: ReviewedLead): ActionSummary =>
  action.summary({ params, order: null, t: (key) => key });

function amountIn(moneys: readonly Money[], coin: Money['coin']): bigint {
  return moneys.reduce((sum, one) => (one.coin === coin ? sum + one.amount : sum), 0n);
}
