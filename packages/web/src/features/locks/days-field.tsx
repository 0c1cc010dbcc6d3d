import type { ReactNode } from 'react';
import { useProblemNote } from '../../shared/paid-action/use-problem-note.ts';
import { AmountInput } from '../../shared/ui/amount-input.tsx';
import { daysProblem } from './lock-days.ts';
import { useTexts } from './use-texts.ts';

const usual = [30, 90, 180, 365] as const;

type DaysFieldProps = Readonly<{
  label: string;
  days: number | null;
  onChange: (days: number | null) => void;
}>;

/** Days by number, with the usual ones at a tap. */
export function DaysField({ label, days, onChange }: DaysFieldProps): ReactNode {
  const t = useTexts();
  const note = useProblemNote(daysProblem(days));
  return (
    <div className="grid gap-2">
      <AmountInput
        label={label}
        value={days === null ? null : BigInt(days)}
        // More digits than any lock has are none of its business.
        onChange={(value) =>
          onChange(value === null ? null : Number(value > 99_999n ? 99_999n : value))
        }
        decimals={0}
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
            className="min-h-11 flex-1 rounded-control border border-line bg-surface text-14 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-strong"
          >
            {one}
          </button>
        ))}
      </div>
    </div>
  );
}
