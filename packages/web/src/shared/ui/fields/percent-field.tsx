import { type ReactNode, useId } from 'react';
import { percentText } from '../../format/percent.ts';

type PercentFieldProps = Readonly<{
  label: string;
  /** Parts of 10,000. */
  value: number;
  onChange: (bps: number) => void;
}>;

const choices = [2_500, 5_000, 7_500, 10_000] as const;

/** A part of something, by a slider in whole percents or one of four taps. */
export function PercentField({ label, value, onChange }: PercentFieldProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-14 text-ink-2">
        {label}
      </label>
      <output htmlFor={id} className="block text-40/12 font-strong">
        {percentText(value).slice(0, -2)}
        <span className="ml-1 text-18 font-normal text-ink-2">{'%'}</span>
      </output>
      <input
        id={id}
        type="range"
        min={100}
        max={10_000}
        step={100}
        value={value}
        aria-valuetext={percentText(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-(--primary)"
      />
      <fieldset className="grid grid-cols-4 gap-2">
        <legend className="sr-only">{label}</legend>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === value}
            onClick={() => onChange(choice)}
            className="group flex min-h-11 items-center"
          >
            <span className="flex h-9 flex-1 items-center justify-center rounded-full border border-line-soft bg-surface text-14 group-aria-pressed:border-primary group-aria-pressed:bg-primary group-aria-pressed:text-on-primary">
              {percentText(choice)}
            </span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
