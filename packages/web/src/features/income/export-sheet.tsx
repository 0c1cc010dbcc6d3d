import { useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/paths';
import type { Address } from '@vellum/tron/address';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import {
  type ExportSpan,
  exportName,
  exportPeriod,
  exportSpans,
  spanName,
} from './export-period.ts';
import { ExportSums } from './export-sums.tsx';
import { exportSumsQuery, type Period } from './income-queries.ts';
import { incomeTexts } from './texts.ts';

type ExportSheetProps = Readonly<{ address: Address; open: boolean; onClose: () => void }>;

/** All records of a period as a file, with the sums it comes to. */
export function ExportSheet({ address, open, onClose }: ExportSheetProps): ReactNode {
  const t = useTexts(incomeTexts);
  const clock = useChainClock();
  const [span, setSpan] = useState<ExportSpan>('month');
  const locale = useLocale();
  const period = exportPeriod(span, clock());
  const { data } = useQuery({ ...exportSumsQuery(address, period), enabled: open });
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
      <ExportSums sums={data} />
    </Sheet>
  );
}

function fileAt({ from, to }: Period): string {
  const query = new URLSearchParams();
  if (from !== undefined) query.set('from', String(from));
  if (to !== undefined) query.set('to', String(to));
  return query.size > 0 ? `${wire.income.export}?${query}` : wire.income.export;
}
