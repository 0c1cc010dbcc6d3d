import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { PartFailed } from '../../shared/ui/part-failed.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { RecordLine } from './record-line.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { incomeTexts } from './texts.ts';
import { useRecords } from './use-records.ts';

const SHOWN = 5;

/** The newest few records, and the way to all of them. */
export function LatestRecords({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(incomeTexts);
  const { records, isPending, failed } = useRecords(address, {});
  const [shownId, show] = useState<string | null>(null);
  const all = (
    <Link
      to={paths.incomeRecords}
      className="inline-flex min-h-11 min-w-11 items-center justify-end text-primary"
    >
      {t('seeAll')}
    </Link>
  );
  return (
    <Section title={t('records')} aside={all}>
      {isPending && (
        <div className="px-4">
          <Skeleton height={60} />
        </div>
      )}
      {failed && (
        <div className="px-4">
          <PartFailed text={t('recordsFailed')} retry={failed} />
        </div>
      )}
      {!isPending && !failed && records.length === 0 && (
        <p className="px-4 text-14 text-ink-2">{t('noRecordsText')}</p>
      )}
      <ul aria-label={t('records')}>
        {records.slice(0, SHOWN).map((record) => (
          <li key={record.id} className="border-t border-line-soft first:border-t-0">
            <RecordLine record={record} onShow={() => show(record.id)} />
          </li>
        ))}
      </ul>
      <RecordSheet
        record={records.find(({ id }) => id === shownId) ?? null}
        onClose={() => show(null)}
      />
    </Section>
  );
}
