import { type ReactNode, useState } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { durationText } from '../../shared/format/duration.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { DueDates } from './due-dates.tsx';
import { OtherSpan, Spans } from './spans.tsx';
import { chainClockTexts } from './texts.ts';
import { type Goal, useChainClock } from './use-chain-clock.ts';

type ClockSheetProps = Readonly<{ node: string; open: boolean; onClose: () => void }>;

/** Less than that is the time an answer takes. */
const noticeable = 5_000;

/** Shows the time of the embedded chain and moves it forward, so that terms can be lived through. */
export function ClockSheet({ node, open, onClose }: ClockSheetProps): ReactNode {
  const t = useTexts(chainClockTexts);
  return (
    <Sheet open={open} onClose={onClose} title={t('title')} detail={t('detail')}>
      <ClockFace node={node} />
    </Sheet>
  );
}

function ClockFace({ node }: Readonly<{ node: string }>): ReactNode {
  const t = useTexts(chainClockTexts);
  const locale = useLocale();
  const { now, unread, ahead, move } = useChainClock(node);
  const [goal, setGoal] = useState<Goal | null>(null);
  const forward = async (next: Goal) => {
    setGoal(next);
    try {
      const time = dateTimeText(await move(next), locale);
      await showToast({ kind: 'good', text: t('moved', { time }) });
    } catch {
      // Whatever it was, the clock stands where it stood.
      await showToast({ kind: 'bad', text: t('failed') });
    } finally {
      setGoal(null);
    }
  };
  const bySpan = {
    goal,
    onMove: (by: number) => void forward({ by }),
  };
  return (
    <div className="grid gap-5">
      <div>
        <p className="text-13 text-ink-2">{t('now')}</p>
        <p className="min-h-8 text-24 font-strong" aria-live="polite">
          {now !== null && dateTimeText(now, locale)}
        </p>
        <p className="min-h-5 text-13 text-ink-2">
          {now !== null &&
            (ahead > noticeable ? t('ahead', { time: durationText(ahead, locale) }) : t('same'))}
        </p>
      </div>
      {unread && <Notice kind="warn">{t('unread')}</Notice>}
      <Spans {...bySpan} />
      {now !== null && <DueDates now={now} goal={goal} onMove={(at) => void forward({ at })} />}
      <OtherSpan {...bySpan} />
    </div>
  );
}
