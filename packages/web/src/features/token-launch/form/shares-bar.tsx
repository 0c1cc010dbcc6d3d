import type { ReactNode } from 'react';
import { percentText } from '../../../shared/format/percent.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { launchFormTexts } from './texts.ts';

/** How a part is drawn: solid in two inks, and hatched for what is there but in nobody's hands. */
export type PartLook = 'primary' | 'accent' | 'hatched' | 'over';

export type SharePart = Readonly<{ name: string; bps: number; look: PartLook }>;

type SharesBarProps = Readonly<{ label: string; parts: readonly SharePart[] }>;

const looks: Readonly<Record<PartLook, string>> = {
  primary: 'bg-primary',
  accent: 'bg-accent',
  hatched: 'hatched bg-surface [--hatch:var(--engrave)]',
  over: 'bg-down',
};

/** Parts of a whole as one bar, with their names and shares below; they always make 100 %. */
export function SharesBar({ label, parts }: SharesBarProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const shown = parts.filter(({ bps }) => bps > 0);
  const sum = shown.reduce((whole, { bps }) => whole + bps, 0);
  return (
    <figure aria-label={label}>
      <div
        aria-hidden
        className="flex h-5 gap-px overflow-hidden rounded-[4px] border border-line bg-line"
      >
        {shown.map(({ name, bps, look }) => (
          <span key={name} className={looks[look]} style={{ flex: `${bps} 0 2px` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-13">
        {shown.map(({ name, bps, look }) => (
          <li key={name} className="flex items-center gap-1">
            <span
              aria-hidden
              className={`size-2.5 flex-none rounded-[2px] border border-line ${looks[look]}`}
            />
            <span>
              {name} <b className="font-strong">{percentText(bps)}</b>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="sr-only">{t('barSum', { sum: percentText(sum) })}</figcaption>
    </figure>
  );
}
