import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { moneyText } from '../../coins/cost-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Icon } from '../../ui/art/icon.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import type { ActionState } from '../action-state.ts';
import { againRules } from '../again-rules.ts';
import { networkCostOf } from '../cost/network-cost.ts';
import { useErrorSentence } from '../errors/use-error-sentence.ts';
import { Figure } from '../fact.tsx';
import type { JournalRecord } from '../journal/journal-record.ts';
import { paidActionTexts } from '../texts.ts';
import { TransactionLine } from '../transaction-line.tsx';
import { trx } from '../trx.ts';
import { failureLines } from './progress-steps.ts';
import { StepList } from './step-list.tsx';
import { useStepTexts } from './use-step-texts.ts';

type Failed = Extract<ActionState, { step: 'failed' }>;
type FailedPartProps = Readonly<{ state: Failed; record: JournalRecord | null }>;

/** It did not work: what happened, what became of the money, what now. */
export function FailedPart({ state, record }: FailedPartProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const sentence = useErrorSentence(state.error);
  const steps = useStepTexts(record, record?.wallet ?? '');
  const lines = failureLines(reachedBy(state), record?.approval != null);
  return (
    <>
      <div role="alert">
        <Notice kind="bad">
          <b className="font-strong">{sentence}</b>
        </Notice>
      </div>
      {state.sent && (
        <StepList
          lines={lines.map(({ line, state: look }) => ({
            key: line,
            state: look,
            ...steps(line, look, state),
          }))}
        />
      )}
      <h3 className="title mt-4 text-18">{t('moneyTitle')}</h3>
      <Money state={state} record={record} />
      {state.sent && <TransactionLine txid={state.sent.txid} />}
      <Technical text={state.error.technical} />
    </>
  );
}

function reachedBy({ reverted, sent }: Failed): 'chain' | 'network' | 'nothing' {
  if (reverted) return 'chain';
  return sent ? 'network' : 'nothing';
}

function Money({ state, record }: FailedPartProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const fee = networkCostOf(state, record);
  const coins = record?.give ?? [];
  const stands = record?.approval ? (record.allowed ?? coins.slice(0, 1)) : [];
  return (
    <dl className="mt-1">
      {coins.map(({ symbol }) => (
        <Figure key={symbol} name={symbol}>
          {t('didNotMove')}
        </Figure>
      ))}
      {coins.length === 0 && <Figure name={t('yourCoins')}>{t('didNotMove')}</Figure>}
      <Figure name={t('networkCost')}>
        {fee === 0n ? t('nothingSpent') : t('wasSpent', { amount: moneyText(trx(fee)) })}
      </Figure>
      {stands.map((money) => (
        <Figure key={money.symbol} name={t('allowance')}>
          <Link to={paths.approvals} className="text-primary">
            {t('allowanceStands', {
              amount: moneyText({ ...money, amount: BigInt(money.amount) }),
            })}
          </Link>
        </Figure>
      ))}
    </dl>
  );
}

function Technical({ text }: Readonly<{ text: string }>): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <details className="group text-14">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-primary">
        {t('technical')}
        <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
      </summary>
      <code className="block font-mono text-13 break-all whitespace-pre-wrap">{text}</code>
    </details>
  );
}

type FooterProps = Readonly<{ kind: OrderKind; onAgain: () => void; onClose: () => void }>;

export function FailedFooter({ kind, onAgain, onClose }: FooterProps): ReactNode {
  const t = useTexts(paidActionTexts);
  if (againRules[kind] === 'form') return <Button onClick={onClose}>{t('backToForm')}</Button>;
  return (
    <div className="grid gap-1">
      <Button onClick={onAgain}>{t('reviewAgain')}</Button>
      <Button kind="ghost" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}
