import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ExactAmount } from '../../shared/coins/exact-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale, useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { incomeSentence } from '../../shared/income/income-amount.tsx';
import { StateMark } from '../../shared/income/state-mark.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useErrorSentence } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { TransactionLine } from '../../shared/paid-action/transaction-line.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { IncomeRecord } from './income-queries.ts';
import { reasonText, recordName } from './record-words.ts';
import { incomeTexts } from './texts.ts';

type RecordSheetProps = Readonly<{ record: IncomeRecord | null; onClose: () => void }>;

/** Everything that is known of a record, down to its transaction. */
export function RecordSheet({ record, onClose }: RecordSheetProps): ReactNode {
  const t = useTexts(incomeTexts);
  return (
    <Sheet
      open={record !== null}
      onClose={onClose}
      title={record ? recordName(t, record) : t('details')}
      {...(record?.withdrawalId && { footer: <ToWithdrawal id={record.withdrawalId} /> })}
    >
      {record && <Facts record={record} />}
    </Sheet>
  );
}

function ToWithdrawal({ id }: Readonly<{ id: string }>): ReactNode {
  const t = useTexts(incomeTexts);
  return (
    <Link
      to={`${paths.withdraw}?id=${encodeURIComponent(id)}`}
      className={buttonClass('secondary')}
    >
      {t('seeWithdrawal')}
    </Link>
  );
}

function Facts({ record }: Readonly<{ record: IncomeRecord }>): ReactNode {
  const t = useTexts(incomeTexts);
  const locale = useLocale();
  const gap = useSentenceGap();
  const { amount, block, txid } = record;
  const reason = useReason(record);
  return (
    <>
      {reason && (
        <Notice kind="bad">
          {reason}
          {gap}
          {record.kind === 'withdrawal' &&
            amount &&
            t('back', { amount: incomeSentence(amount.amount, amount.symbol) })}
        </Notice>
      )}
      <dl>
        <Figure name={t('factAmount')}>
          {amount ? (
            <ExactAmount
              amount={amount.amount}
              coin={{ symbol: amount.symbol, decimals: COIN_DECIMALS }}
            />
          ) : (
            t('soonKnown')
          )}
        </Figure>
        <Figure name={t('factState')}>
          <span className="flex justify-end">
            <StateMark state={record.status} claimed={record.claimed} />
          </span>
        </Figure>
        <Figure name={t('factWhen')}>{dateTimeText(record.time, locale)}</Figure>
        {block !== undefined && (
          <Figure name={t('factBlock')}>{block.toLocaleString('en-US')}</Figure>
        )}
      </dl>
      {txid && <TransactionLine txid={txid} />}
    </>
  );
}

/** In the words of its code where that says more than that it was refused. */
function useReason(record: IncomeRecord): string | null {
  const t = useTexts(incomeTexts);
  const { reason, reasonParams: params = {} } = record;
  const code = reason === undefined || reason === 'ROOT_VETOED' ? null : reason;
  const sentence = useErrorSentence(code && { kind: 'revert', code, params, technical: '' });
  return sentence || reasonText(t, record);
}
