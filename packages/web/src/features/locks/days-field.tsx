import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { daysProblem } from './lock-days.ts';
import { lockTexts } from './texts.ts';

const usual = [30, 90, 180, 365] as const;

type DaysFieldProps = Readonly<{
  label: string;
  days: number | null;
  onChange: (days: number | null) => void;
  /** Ten years unless told. */
  most?: number | undefined;
}>;

/** Days by number, with the usual ones at a tap. */
export function DaysField({ label, days, onChange, most }: DaysFieldProps): ReactNode {
  const t = useTexts(lockTexts);
  const note = useProblemNote(daysProblem(days, most));
  return (
    <div className="grid gap-2">
      <AmountInput
        label={label}
        value={days === null ? null : BigInt(days)}
        onChange={(value) => onChange(value === null ? null : Number(value))}
        decimals={0}
        largest={99_999n}
        unit={t('days')}
        note={note}
      />
      <div className="flex gap-2">
        {usual.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={days === one}
            onClick={() => onChange(one)}
            className="group flex min-h-11 flex-1 items-center"
          >
            <span className="flex h-9 flex-1 items-center justify-center rounded-full border border-line-soft bg-surface px-2 text-14 group-aria-pressed:border-primary group-aria-pressed:bg-primary group-aria-pressed:font-strong group-aria-pressed:text-on-primary">
              {one}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
