import { useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { Download, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { IncomeGate } from '../../shared/income/income-gate.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { InfiniteList } from '../../shared/ui/lists/infinite-list.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import {
  type ExportSpan,
  exportName,
  exportPeriod,
  exportSpans,
  spanName,
} from './export-period.ts';
import { ExportSums } from './export-sums.tsx';
import { exportSumsQuery, type Period, type RecordFilter } from './income-queries.ts';
import { PicturesPart } from './pictures-part.tsx';
import { RecordFilterRow } from './record-filter-row.tsx';
import { RecordLine } from './record-line.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { incomeTexts } from './texts.ts';
import { useRecords } from './use-records.ts';

/** All records of income in pictures and one by one, and as a file. */
export function RecordsPage(): ReactNode {
  return <IncomeGate>{(address) => <Mine key={address} address={address} />}</IncomeGate>;
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(incomeTexts);
  const { records, isPending, failed } = useRecords(address, {});
  if (failed) return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={failed} />;
  return !isPending && records.length === 0 ? <NoRecords /> : <Books address={address} />;
}

function Books({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(incomeTexts);
  const [filter, setFilter] = useState<RecordFilter>({});
  const [isExporting, setExporting] = useState(false);
  const exporting = (
    <button
      type="button"
      onClick={() => setExporting(true)}
      className="inline-flex min-h-11 items-center gap-2 text-primary"
    >
      {t('exportCsv')}
      <Icon of={Upload} size={16} />
    </button>
  );
  return (
    <>
      <PicturesPart address={address} />
      <Section title={t('records')} aside={exporting}>
        <RecordFilterRow filter={filter} onFilter={setFilter} />
        <Records address={address} filter={filter} />
      </Section>
      <ExportSheet address={address} open={isExporting} onClose={() => setExporting(false)} />
    </>
  );
}

type RecordsProps = Readonly<{ address: Address; filter: RecordFilter }>;

function Records({ address, filter }: RecordsProps): ReactNode {
  const t = useTexts(incomeTexts);
  const { records, isPending, tail, loadMore, failed } = useRecords(address, filter);
  const [shownId, show] = useState<string | null>(null);
  if (failed) {
    return (
      <div className="px-4">
        <PartFailed text={t('recordsFailed')} retry={failed} />
      </div>
    );
  }
  if (!isPending && records.length === 0) {
    return <p className="px-4 pt-4 text-ink-2">{t('noneInFilter')}</p>;
  }
  return (
    <>
      <InfiniteList
        label={t('records')}
        items={records}
        keyOf={({ id }) => id}
        render={(record) => <RecordLine record={record} onShow={() => show(record.id)} />}
        tail={tail}
        loadMore={loadMore}
      />
      <RecordSheet
        record={records.find(({ id }) => id === shownId) ?? null}
        onClose={() => show(null)}
      />
    </>
  );
}

function NoRecords(): ReactNode {
  const t = useTexts(incomeTexts);
  return (
    <EmptyState
      title={t('noRecords')}
      text={t('noRecordsText')}
      action={
        <Link to={paths.assetStaking} className={buttonClass()}>
          {t('ways')}
        </Link>
      }
    />
  );
}

type ExportSheetProps = Readonly<{ address: Address; open: boolean; onClose: () => void }>;

/** All records of a period as a file, with the sums it comes to. */
function ExportSheet({ address, open, onClose }: ExportSheetProps): ReactNode {
  const t = useTexts(incomeTexts);
  const clock = useChainClock();
  const [span, setSpan] = useState<ExportSpan>('month');
  const locale = useLocale();
  const period = exportPeriod(span, clock());
  const sums = useQuery({ ...exportSumsQuery(address, period), enabled: open });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('exportTitle')}
      detail={t('exportText')}
      footer={
        <a href={fileAt(period)} download={exportName(period)} className={buttonClass()}>
          <Icon of={Download} size={20} />
          {t('download')}
        </a>
      }
    >
      <Segmented
        label={t('period')}
        choices={exportSpans.map((value) => ({
          value,
          label: spanName(value, clock(), locale) ?? t('allOfIt'),
        }))}
        value={span}
        onChange={setSpan}
      />
      {sums.isError && !sums.data ? (
        <div className="pt-4">
          <PartFailed text={t('sumsFailed')} retry={() => void sums.refetch()} />
        </div>
      ) : (
        <ExportSums sums={sums.data} />
      )}
    </Sheet>
  );
}

function fileAt({ from, to }: Period): string {
  const query = new URLSearchParams();
  if (from !== undefined) query.set('from', String(from));
  if (to !== undefined) query.set('to', String(to));
  return query.size > 0 ? `${wire.income.export}?${query}` : wire.income.export;
}
