import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, inputClass } from '../../shared/ui/field.tsx';
import { chainClockTexts } from './texts.ts';
import type { Goal } from './use-chain-clock.ts';

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
export function Spans({ goal, onMove }: SpansProps): ReactNode {
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
export function OtherSpan({ goal, onMove }: SpansProps): ReactNode {
  const t = useTexts(chainClockTexts);
  const [typed, setTyped] = useState('');
  const hours = Number(typed);
  const fits = /^\d+$/.test(typed) && hours >= 1 && hours <= mostHours;
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
              onChange={(event) => setTyped(event.target.value.trim())}
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
