import { Info, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { NodeSource } from '../../chain/node-source.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { secondTicker } from '../../ui/time/ticker.ts';
import { useWalletLabel } from '../../wallet/wallet-label.ts';
import { countText, moneyText } from '../cost/cost-text.ts';
import { Fact } from '../fact.tsx';
import type { ActionSummary } from '../paid-action.ts';
import type { Review } from '../review/review.ts';
import type { ReviewNote } from '../run/action-state.ts';
import { type ApprovalChoice, approvedAmount, exactApproval } from '../run/approval-choice.ts';
import { paidActionTexts } from '../texts.ts';
import { ApprovalPart } from './approval-part.tsx';
import { EnergyPart } from './energy-part.tsx';
import { FeeLine } from './fee-line.tsx';
import { StepRow } from './step-row.tsx';
import type { Rental } from './use-rental.ts';

type ReviewPartProps = Readonly<{
  summary: ActionSummary;
  review: Review;
  note: ReviewNote | null;
  choices: readonly ApprovalChoice[];
  onChoose: (choices: readonly ApprovalChoice[]) => void;
  /** Null where energy cannot be rented for it. */
  rental: Rental | null;
}>;

/**
 * What is about to be signed, always in this order: the trial run, you give, you get, who can spend, most it can
 * cost, energy, what can fail, steps.
 */
export function ReviewPart(props: ReviewPartProps): ReactNode {
  const { summary, review, note, choices, onChoose, rental } = props;
  const t = useTexts(paidActionTexts);
  return (
    <>
      {note && <NoteOf note={note} />}
      <TrialNotice review={review} />
      {summary.warnings?.map((warning) => (
        <div key={warning} className="mt-2">
          <Notice kind="warn">{warning}</Notice>
        </div>
      ))}
      <dl className="mt-2">
        <Fact name={t('youGive')}>
          {summary.give.length === 0
            ? summary.giveNothing
            : summary.give.map((money) => (
                <b key={money.symbol} className="block text-18/6 font-strong">
                  {moneyText(money)}
                </b>
              ))}
        </Fact>
        <Fact name={t('youGet')}>{summary.get}</Fact>
        <Fact name={t('whoCanSpend')}>
          <ApprovalPart
            approvals={review.approvals}
            {...(summary.spending && { otherwise: summary.spending })}
            choices={choices}
            onChoose={onChoose}
          />
        </Fact>
      </dl>
      <CostPart review={review} rental={rental} />
      <dl className="border-t border-line-soft">
        <Fact name={t('canFail')}>{summary.canFail}</Fact>
      </dl>
      <StepRow approvals={review.approvals.reduce((sum, { calls }) => sum + calls.length, 0)} />
      {summary.smallPrint && <p className="mt-4 text-13 text-ink-2">{summary.smallPrint}</p>}
    </>
  );
}

const notes = {
  rejected: 'rejectedNote',
  expired: 'expiredNote',
  'price-moved': 'movedNote',
} as const satisfies Record<ReviewNote, string>;

function NoteOf({ note }: Readonly<{ note: ReviewNote }>): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <div role="status" className="mb-2">
      <Notice>{t(notes[note])}</Notice>
    </div>
  );
}

function TrialNotice({ review }: Readonly<{ review: Review }>): ReactNode {
  const t = useTexts(paidActionTexts);
  const { trial } = review;
  const seconds = useStore(secondTicker.subscribe, () =>
    trial ? Math.max(0, Math.round((Date.now() - trial.at) / 1000)) : 0,
  );
  if (!trial) {
    return (
      <Notice icon={Info}>
        <b className="block font-strong">{t('triedLater')}</b>
        {t('triedLaterDetail')}
      </Notice>
    );
  }
  return (
    <Notice kind="good" icon={ShieldCheck}>
      <b className="block font-strong">{t('tried')}</b>
      {t('triedAt', { block: countText(trial.block), seconds })}
      <NodeSource />
    </Notice>
  );
}

type ReviewFooterProps = Readonly<{
  review: Review;
  wallet: string;
  choices: readonly ApprovalChoice[];
  onConfirm: (choices: readonly ApprovalChoice[]) => void;
}>;

export function ReviewFooter(props: ReviewFooterProps): ReactNode {
  const { review, choices, onConfirm } = props;
  const t = useTexts(paidActionTexts);
  const wallet = useWalletLabel()(props.wallet);
  const isEnough = review.approvals
    .filter(({ missing }) => missing)
    .every(
      ({ coin }, place) => approvedAmount(choices[place] ?? exactApproval, coin.amount) !== null,
    );
  return (
    <Button disabled={!isEnough} onClick={() => onConfirm(choices)}>
      {isEnough ? t('continueIn', { wallet }) : t('chooseAmount')}
    </Button>
  );
}

type CostPartProps = Readonly<{ review: Review; rental: Rental | null }>;

/** What the network takes, and where the energy comes from. */
function CostPart({ review, rental }: CostPartProps): ReactNode {
  return (
    <>
      <FeeLine cost={review.cost} rental={rental} />
      <EnergyPart cost={review.cost} isGuess={review.trial === null} rental={rental} />
    </>
  );
}
