import { type ReactNode, useState } from 'react';
import { dateTimeText } from '../../shared/format/date.ts';
import { durationText } from '../../shared/format/duration.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { countTyped } from '../../shared/ui/fields/amount-reading.ts';
import { Field, inputClass } from '../../shared/ui/fields/field.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { DueDates } from './due-dates.tsx';
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

const hour = 3_600_000;
/** Ten years: further than any term of the product reaches. */
const mostHours = 87_600;

type SpansProps = Readonly<{
  /** Where the chain is being moved; null while it is not. */
  goal: Goal | null;
  /** By milliseconds. */
  onMove: (by: number) => void;
}>;

/** The spans that one wants most. */
function Spans({ goal, onMove }: SpansProps): ReactNode {
  const t = useTexts(chainClockTexts);
  const spans = [
    [1, t('hour')],
    [24, t('day')],
    [720, t('month')],
  ] as const;
  return (
    <fieldset>
      <legend className="mb-2 text-14">{t('forward')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {spans.map(([span, label]) => (
          <Button
            key={span}
            kind="secondary"
            busy={isBy(goal, span)}
            disabled={goal !== null}
            onClick={() => onMove(span * hour)}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Any span of whole hours. */
function OtherSpan({ goal, onMove }: SpansProps): ReactNode {
  const t = useTexts(chainClockTexts);
  const [typed, setTyped] = useState('');
  const hours = countTyped(typed);
  const fits = hours >= 1 && hours <= mostHours;
  return (
    <>
      <Field
        label={t('custom')}
        note={typed !== '' && !fits ? { kind: 'bad', text: t('customHint') } : undefined}
      >
        {(links) => (
          <>
            <input
              {...links}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className={inputClass}
            />
            <span className="pr-2 text-14 text-ink-2">{t('unit')}</span>
          </>
        )}
      </Field>
      <Button
        disabled={!fits || goal !== null}
        busy={fits && isBy(goal, hours)}
        onClick={() => onMove(hours * hour)}
      >
        {fits ? t('move', { n: hours }) : t('enterHours')}
      </Button>
    </>
  );
}

const isBy = (goal: Goal | null, hours: number) =>
  goal !== null && 'by' in goal && goal.by === hours * hour;
