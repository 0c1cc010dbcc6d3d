import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { tradeTexts } from './texts.ts';

type LimitBarProps = Readonly<{ bought: number; chosen: number; most: number }>;

/** Cells that are still told apart; a larger limit is drawn as three lengths. */
const MOST_CELLS = 20;

const looks = {
  bought: 'bg-primary border-primary',
  chosen: 'bg-accent border-accent',
  free: 'hatched border-line [--hatch:var(--engrave)]',
} as const;

/** How much of the limit of an address is used: solid is bought, brass is chosen now, hatched is free. */
export function LimitBar({ bought, chosen, most }: LimitBarProps): ReactNode {
  const t = useTexts(tradeTexts);
  const taken = Math.min(chosen, Math.max(0, most - bought));
  const free = Math.max(0, most - bought - taken);
  const parts = { bought, chosen: taken, free };
  return (
    <div className="px-4">
      <div aria-hidden className="flex gap-1">
        {(['bought', 'chosen', 'free'] as const).map((part) => (
          <Stretch key={part} part={part} shares={parts[part]} isCells={most <= MOST_CELLS} />
        ))}
      </div>
      <p className="flex flex-wrap gap-x-4 pt-2 text-13 text-ink-2">
        <span>{t('limitBought', { n: bought })}</span>
        <span>{t('limitChosen', { n: taken })}</span>
        <span>{t('limitFree', { n: free })}</span>
      </p>
    </div>
  );
}

type StretchProps = Readonly<{ part: keyof typeof looks; shares: number; isCells: boolean }>;

function Stretch({ part, shares, isCells }: StretchProps): ReactNode {
  if (shares === 0) return null;
  const look = `h-4 rounded-[3px] border ${looks[part]}`;
  return (
    <span className="flex min-w-1 gap-1" style={{ flexGrow: shares, flexBasis: 0 }}>
      {isCells ? (
        Array.from({ length: shares }, (_, at) => `${part}${at}`).map((cell) => (
          <span key={cell} className={`flex-1 ${look}`} />
        ))
      ) : (
        <span className={`flex-1 ${look}`} />
      )}
    </span>
  );
}
