import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { timeText } from '../../format/date.ts';
import { useSentenceGap } from '../../i18n/use-locale.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useStore } from '../../state/use-store.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { secondTicker } from '../../ui/time/ticker.ts';
import type { ActionState } from '../action-state.ts';
import type { JournalRecord } from '../journal/journal-record.ts';
import { isUnderWay } from '../machine.ts';
import { RegisterNow, useLacksSession } from '../register-now.tsx';
import type { RunView } from '../run/run-view.ts';
import { paidActionTexts } from '../texts.ts';
import { TransactionLine } from '../transaction-line.tsx';
import { progressOf } from './progress-steps.ts';
import { type StepLine, StepList } from './step-list.tsx';
import { useLinesBefore } from './use-lines-before.tsx';
import { useStepTexts } from './use-step-texts.ts';

/** Seconds after which someone who has to sign is told to look at the wallet. */
const HINT_AFTER = 4;
/** Seconds after which a block counts as late. */
const LATE_AFTER = 10;

/** What is happening now, for how long, and that it goes on without this sheet. */
export function ProgressPart({ view }: Readonly<{ view: RunView }>): ReactNode {
  const t = useTexts(paidActionTexts);
  const { record } = view;
  // What is done for a lead looks as what is done for the action itself.
  const state = view.state.step === 'leading' ? view.state.at : view.state;
  const gap = useSentenceGap();
  const seconds = useSecondsIn(state, record?.times[state.step]);
  const steps = useStepTexts(record, view.wallet);
  const before = useLinesBefore(view);
  const allows = state.step === 'approving' || record?.times.approving !== undefined;
  const sent = 'sent' in state ? state.sent : null;
  return (
    <>
      <Clock state={state} seconds={seconds} />
      <div role="status">
        {asksWallet(state) && seconds >= HINT_AFTER && (
          <div className="mt-3">
            <Notice kind="info">{t('openWallet')}</Notice>
          </div>
        )}
      </div>
      {isUnderWay(state) && (
        <div className="mt-3">
          <Notice kind="warn" icon={Lock}>
            <b className="font-strong">{t('doNotSend')}</b>
            {gap}
            {t('doNotSendDetail')}
          </Notice>
        </div>
      )}
      <StepList
        lines={[
          ...before,
          ...progressOf(view.state.step, allows).map(({ line, state: look }) => ({
            key: line,
            state: before.some(isNow) ? 'ahead' : look,
            ...steps(line, before.some(isNow) ? 'ahead' : look, state),
          })),
        ]}
      />
      {sent && <TransactionLine txid={sent.txid} />}
      <Outlook state={state} record={record} />
    </>
  );
}

const isNow = ({ state }: StepLine): boolean => state === 'now';

function asksWallet(state: ActionState): boolean {
  return state.step === 'signing' || (state.step === 'approving' && state.txid === null);
}

/** Counts only while a block is awaited: elsewhere nobody knows how long it takes. */
function Clock({ state, seconds }: Readonly<{ state: ActionState; seconds: number }>): ReactNode {
  const t = useTexts(paidActionTexts);
  if (state.step !== 'confirming') return null;
  const isLate = state.slow || seconds > LATE_AFTER;
  return (
    <div className="mt-2">
      <p role="timer" className="text-32 font-strong">
        {seconds}
        <span className="ml-1 text-18 font-normal text-ink-2">{t('seconds')}</span>
      </p>
      <p className="text-14 text-ink-2">{t(isLate ? 'longer' : 'usually')}</p>
    </div>
  );
}

type OutlookProps = Readonly<{ state: ActionState; record: JournalRecord | null }>;

function Outlook({ state, record }: OutlookProps): ReactNode {
  const t = useTexts(paidActionTexts);
  if (record && state.step === 'registering' && state.tries > 0) {
    return <RegisterOutlook state={state} record={record} />;
  }
  return (
    <p className="mt-2 text-14 text-ink-2">
      {state.step === 'confirming' && state.slow
        ? t('expiresAt', { time: timeText(state.sent.expiration) })
        : t('mayClose')}
    </p>
  );
}

type Registering = Extract<ActionState, { step: 'registering' }>;

function RegisterOutlook({
  state,
  record,
}: Readonly<{ state: Registering; record: JournalRecord }>): ReactNode {
  const t = useTexts(paidActionTexts);
  const lacksSession = useLacksSession(record);
  const seconds = useStore(secondTicker.subscribe, () =>
    state.nextTry === null ? 0 : Math.max(0, Math.ceil((state.nextTry - Date.now()) / 1000)),
  );
  const waiting = seconds > 0 ? t('registerRetry', { seconds }) : t('registerWaits');
  return (
    <>
      <p role="status" className="mt-2 text-14 text-ink-2">
        {lacksSession ? t('registerSignIn') : waiting}
      </p>
      <RegisterNow record={record} />
    </>
  );
}

function useSecondsIn(state: ActionState, since: number | undefined): number {
  return useStore(secondTicker.subscribe, () => {
    const start = since ?? ('sent' in state && state.sent ? state.sent.signedAt : Date.now());
    return Math.max(0, Math.floor((Date.now() - start) / 1000));
  });
}
