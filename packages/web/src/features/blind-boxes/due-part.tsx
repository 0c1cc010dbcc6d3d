import type { ReactNode } from 'react';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
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
  const close = usePaidAction(closeSeries);
  const capture = usePaidAction(captureSeries);
  const stage = stageOf(series, series.asOf.head);
  return (
    <>
      {stage === 'closable' && <Due series={series} action={close} step="close" />}
      {stage === 'capturable' && <Due series={series} action={capture} step="capture" />}
      {/* Once it is done the step is no longer due, but its sheet still has to say so. */}
      {close.sheet}
      {capture.sheet}
    </>
  );
}

type DueProps = Readonly<{
  series: SeriesDetail;
  action: UsedPaidAction<SeriesParams>;
  step: keyof typeof steps;
}>;

const steps = {
  close: { due: 'dueClose', take: 'closeNow' },
  capture: { due: 'dueCapture', take: 'captureNow' },
} as const satisfies Record<string, Readonly<{ due: BoxText; take: BoxText }>>;

function Due({ series, action, step }: DueProps): ReactNode {
  const t = useTexts();
  const online = useOnline();
  const { begin, refusal, blocker } = action;
  const isBlocked = blocker === 'wallet' || blocker === 'network';
  return (
    <Section title={t('due')}>
      <div className="grid gap-3 px-4">
        <p>{t(steps[step].due)}</p>
        <p className="text-14 text-ink-2">{t('dueAnyone')}</p>
        {refusal && (
          <div role="alert">
            <Notice kind="bad">{refusal}</Notice>
          </div>
        )}
        <Button
          disabled={!online || blocker === 'running'}
          onClick={() => (isBlocked ? openWalletSheet() : begin({ seriesId: series.seriesId }))}
        >
          {t(online ? (isBlocked ? 'connect' : steps[step].take) : 'offline')}
        </Button>
      </div>
    </Section>
  );
}
