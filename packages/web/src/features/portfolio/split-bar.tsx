import type { ReactNode } from 'react';
import { twoDecimals } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type Split, type SplitName, splitNames } from './position-groups.ts';
import { portfolioTexts } from './texts.ts';

const looks: Readonly<Record<SplitName, string>> = {
  wallet: 'bg-primary',
  cards: 'bg-accent',
  staked: 'bg-ink-2',
  other: 'hatched border border-primary [--hatch:var(--primary)]',
};

/** What the total is made of: a bar for the eye, figures for everyone. */
export function SplitBar({ split: { total, parts } }: Readonly<{ split: Split }>): ReactNode {
  const t = useTexts(portfolioTexts);
  return (
    <>
      <div aria-hidden className="flex h-2 gap-0.5">
        {splitNames
          .filter((name) => parts[name] > 0n)
          .map((name) => (
            <span
              key={name}
              className={`min-w-1 first:rounded-l-[3px] last:rounded-r-[3px] ${looks[name]}`}
              style={{ flexGrow: Number((parts[name] * 10_000n) / total), flexBasis: 0 }}
            />
          ))}
      </div>
      <dl className="mt-2.5 grid grid-cols-[repeat(4,auto)] justify-between gap-1">
        {splitNames.map((name) => (
          <div key={name}>
            <dt className="flex items-center gap-1.5 text-13">
              <Key name={name} />
              {t(`split_${name}`)}
            </dt>
            <dd className="text-14">{twoDecimals(parts[name])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The mark by which a part is found again. */
export const Key = ({ name }: Readonly<{ name: SplitName }>) => (
  <span aria-hidden className={`inline-block size-2.5 flex-none rounded-[2px] ${looks[name]}`} />
);
