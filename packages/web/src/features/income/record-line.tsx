import type { ReactNode } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { StateMark } from '../../shared/income/state-mark.tsx';
import type { IncomeRecord } from './income-queries.ts';
import { reasonText, recordAmount, recordName } from './record-words.ts';
import { useTexts } from './use-texts.ts';

type RecordLineProps = Readonly<{ record: IncomeRecord; onShow: () => void }>;

/** One record: what, when, how much, and which of the six states it is in. */
export function RecordLine({ record, onShow }: RecordLineProps): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { amount, status } = record;
  const isFailed = status === 'failed';
  return (
    <button
      type="button"
      onClick={onShow}
      className="flex min-h-15 w-full items-start justify-between gap-3 px-4 py-3 text-left hover:bg-surface-2"
    >
      <span className="min-w-0">
        <span className="block">{recordName(t, record)}</span>
        <span className="block text-13 text-ink-2">
          {reasonText(t, record) ?? dateTimeText(record.time, locale)}
        </span>
      </span>
      <span className="grid flex-none justify-items-end text-right">
        <span className="whitespace-nowrap">
          <span className={isFailed ? 'text-ink-2 line-through' : 'font-strong'}>
            {recordAmount(record) ?? '…'}
          </span>{' '}
          <span className="text-14 text-ink-2">{amount?.symbol}</span>
        </span>
        <StateMark state={status} />
      </span>
    </button>
  );
}
