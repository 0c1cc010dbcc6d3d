import { type ReactNode, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Field, inputClass } from '../../shared/ui/field.tsx';
import { useTexts } from './use-texts.ts';

/** Ten years: further than any term of the product reaches. */
const mostHours = 87_600;

type SpansProps = Readonly<{
  isBusy: boolean;
  /** The hours that the chain is being moved by. */
  busy: number | null;
  onMove: (hours: number) => void;
}>;

/** The spans that one wants most. */
export function Spans({ isBusy, busy, onMove }: SpansProps): ReactNode {
  const t = useTexts();
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
            busy={busy === span}
            disabled={isBusy}
            onClick={() => onMove(span)}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Any span of whole hours. */
export function OtherSpan({ isBusy, busy, onMove }: SpansProps): ReactNode {
  const t = useTexts();
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
        disabled={!fits || isBusy}
        busy={fits && busy === hours}
        onClick={() => onMove(hours)}
      >
        {fits ? t('move', { n: hours }) : t('enterHours')}
      </Button>
    </>
  );
}
