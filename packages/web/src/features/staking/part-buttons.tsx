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
    <div role="group" aria-label={label} className="-my-1 grid grid-cols-3 gap-x-2">
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          disabled={whole === 0n}
          onClick={() => onChoose((whole * part) / 10_000n)}
          className="group flex min-h-11 items-center"
        >
          <span className="flex h-9 flex-1 items-center justify-center rounded-full border border-line-soft bg-surface px-2 text-14 group-disabled:bg-transparent group-disabled:text-ink-2">
            {percentText(Number(part))}
          </span>
        </button>
      ))}
    </div>
  );
}
