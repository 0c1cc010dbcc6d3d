import type { ReactNode } from 'react';
import type { PaidAction } from '../../shared/paid-action/paid-action.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import type { SeriesDetail } from './box-queries.ts';
import { captureSeries, closeSeries, type SeriesParams } from './move-series.ts';
import { stageOf } from './phases.ts';
import { type BoxText, useTexts } from './use-texts.ts';

/** The step that is due and that anyone may take; nothing while none is. */
export function DuePart({ series }: Readonly<{ series: SeriesDetail }>): ReactNode {
  const stage = stageOf(series, series.asOf.head);
  if (stage === 'closable') {
    return <Due series={series} action={closeSeries} text="dueClose" label="closeNow" />;
  }
  if (stage === 'capturable') {
    return <Due series={series} action={captureSeries} text="dueCapture" label="captureNow" />;
  }
  return null;
}

type DueProps = Readonly<{
  series: SeriesDetail;
  action: PaidAction<SeriesParams, unknown, BoxText>;
  text: BoxText;
  label: BoxText;
}>;

function Due({ series, action, text, label }: DueProps): ReactNode {
  const t = useTexts();
  const online = useOnline();
  const { begin, refusal, blocker, sheet } = usePaidAction(action);
  const isBlocked = blocker === 'wallet' || blocker === 'network';
  return (
    <Section title={t('due')}>
      <div className="grid gap-3 px-4">
        <p>{t(text)}</p>
        <p className="text-14 text-ink-2">{t('dueAnyone')}</p>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <Button
          disabled={!online || blocker === 'running'}
          onClick={() => (isBlocked ? openWalletSheet() : begin({ seriesId: series.seriesId }))}
        >
          {t(online ? (isBlocked ? 'connect' : label) : 'offline')}
        </Button>
      </div>
      {sheet}
    </Section>
  );
}
