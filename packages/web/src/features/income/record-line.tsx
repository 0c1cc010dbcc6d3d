import type { ReactNode } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { StateLine } from '../../shared/income/state-line.tsx';
import type { IncomeRecord } from './income-queries.ts';
import { reasonText, recordAmount, recordName } from './record-words.ts';
import { incomeTexts } from './texts.ts';

type RecordLineProps = Readonly<{ record: IncomeRecord; onShow: () => void }>;

/** One record: what, when, how much, and which of the six states it is in. */
export function RecordLine({ record, onShow }: RecordLineProps): ReactNode {
  const t = useTexts(incomeTexts);
  const locale = useLocale();
  return (
    <StateLine
      title={recordName(t, record)}
      note={reasonText(t, record) ?? dateTimeText(record.time, locale)}
      amount={recordAmount(record) ?? '…'}
      symbol={record.amount?.symbol}
      state={record.status}
      claimed={record.claimed}
      onShow={onShow}
    />
  );
}
