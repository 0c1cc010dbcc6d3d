import { type ReactNode, useState } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { durationText } from '../../shared/format/duration.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { DueDates } from './due-dates.tsx';
import { OtherSpan, Spans } from './spans.tsx';
import { useChainClock } from './use-chain-clock.ts';
import { useTexts } from './use-texts.ts';

type ClockSheetProps = Readonly<{ node: string; open: boolean; onClose: () => void }>;

const hour = 3_600_000;
/** Less than that is the time an answer takes. */
const noticeable = 5_000;

/** A due date is gone past by this: contracts count whole seconds, and some want theirs to be over. */
const past = 1_000;

/** Where the chain is being moved: by hours, or to a moment. */
type Goal = Readonly<{ hours?: number; at?: number }>;

/** Shows the time of the embedded chain and moves it forward, so that terms can be lived through. */
export function ClockSheet({ node, open, onClose }: ClockSheetProps): ReactNode {
  const t = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t('title')} detail={t('detail')}>
      <ClockFace node={node} />
    </Sheet>
  );
}

function ClockFace({ node }: Readonly<{ node: string }>): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { now, unread, ahead, move } = useChainClock(node);
  const [busy, setBusy] = useState<Goal | null>(null);
  const forward = async (goal: Goal, milliseconds: number) => {
    setBusy(goal);
    try {
      const time = dateTimeText(await move(milliseconds), locale);
      await showToast({ kind: 'good', text: t('moved', { time }) });
    } catch {
      // Whatever it was, the clock stands where it stood.
      await showToast({ kind: 'bad', text: t('failed') });
    } finally {
      setBusy(null);
    }
  };
  const byHours = {
    isBusy: busy !== null,
    busy: busy?.hours ?? null,
    onMove: (hours: number) => void forward({ hours }, hours * hour),
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
      <Spans {...byHours} />
      {now !== null && (
        <DueDates
          now={now}
          isBusy={busy !== null}
          busy={busy?.at ?? null}
          onMove={(at) => void forward({ at }, at - now + past)}
        />
      )}
      <OtherSpan {...byHours} />
    </div>
  );
}
