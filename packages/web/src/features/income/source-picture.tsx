import { type ReactNode, useId } from 'react';
import { partTexts } from '../../shared/format/part-texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type DayIncome, heightOf, type Measure, partsOf } from './day-sums.ts';
import { type PictureUnit, unitText } from './picture-unit.ts';
import { incomeTexts } from './texts.ts';

type SourcePictureProps = Readonly<{
  rows: readonly DayIncome[];
  unit: PictureUnit;
  measure: Measure;
}>;

const WIDTH = 1000;

/** Where the income of the time shown came from. Every bar stands under its name, share and amount, so it is its own table. */
export function SourcePicture({ rows, unit, measure }: SourcePictureProps): ReactNode {
  const t = useTexts(incomeTexts);
  const parts = partsOf(rows, measure);
  const shares = partTexts(parts.map(({ amount }) => amount));
  const most = parts[0]?.amount ?? 0n;
  if (parts.length === 0) return <p className="px-4 text-14 text-ink-2">{t('nothingYet')}</p>;
  return (
    <ul className="px-4" aria-label={t('bySource')}>
      {parts.map(({ type, amount }, place) => (
        <li
          key={type}
          className="border-t border-line-soft py-3 first:border-t-0 first:pt-0 last:pb-0"
        >
          <div className="flex items-baseline justify-between gap-3 text-14">
            <span className="min-w-0">{t(`type_${type}`)}</span>
            <span className="whitespace-nowrap">
              <b className="font-strong">{unitText(amount, unit)}</b>{' '}
              <span className="ml-1 inline-block min-w-12 text-right text-13 text-ink-2">
                {shares[place]}
              </span>
            </span>
          </div>
          <Line width={heightOf(amount, most, WIDTH)} />
        </li>
      ))}
    </ul>
  );
}

/** The same engraving as the bars over time, lying. */
function Line({ width }: Readonly<{ width: number }>): ReactNode {
  const engraving = useId();
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      className="mt-1 block h-2.5 w-full text-primary"
    >
      <defs>
        <pattern id={engraving} width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="2" fill="currentColor" />
        </pattern>
      </defs>
      <rect width={width} height="10" fill={`url(#${engraving})`} />
      <rect x={Math.max(0, width - 6)} width={6} height="10" fill="currentColor" />
    </svg>
  );
}
