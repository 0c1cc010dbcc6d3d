import type { ReactNode } from 'react';
import { percentText } from '../../shared/format/percent.ts';

type PartButtonsProps = Readonly<{
  label: string;
  whole: bigint | undefined;
  onChoose: (amount: bigint) => void;
}>;

const parts = [2_500n, 5_000n, 7_500n] as const;

/** Parts of what there is, for amounts that nobody likes to type. */
export function PartButtons({ label, whole = 0n, onChoose }: PartButtonsProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form of its own.
    <div role="group" aria-label={label} className="flex gap-2">
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          disabled={whole === 0n}
          onClick={() => onChoose((whole * part) / 10_000n)}
          className="min-h-11 min-w-16 rounded-control px-3 text-14 text-primary shadow-[inset_0_0_0_1px_var(--line)] disabled:text-ink-2"
        >
          {percentText(Number(part))}
        </button>
      ))}
    </div>
  );
}
