import { type ReactNode, useId } from 'react';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type Bar, barsOf, bestOf, type DayIncome, heightOf, type Measure } from './day-sums.ts';
import { type Span, type Stretch, stretchText } from './period.ts';
import { type PictureUnit, unitText } from './picture-unit.ts';
import { incomeTexts } from './texts.ts';

type DayPictureProps = Readonly<{
  rows: readonly DayIncome[];
  stretches: readonly Stretch[];
  span: Span;
  unit: PictureUnit;
  measure: Measure;
  /** The numbers of every bar, behind a fold that stays as it is while other times are looked at. */
  table?: Readonly<{ isOpen: boolean; onToggle: (isOpen: boolean) => void }>;
}>;

/** Income over time: bars for the eye, a sentence and a table for everyone else. */
export function DayPicture(props: DayPictureProps): ReactNode {
  const { rows, stretches, span, unit, measure, table } = props;
  const t = useTexts(incomeTexts);
  const locale = useLocale();
  const bars = barsOf(stretches, rows, measure);
  const total = bars.reduce((sum, { amount }) => sum + amount, 0n);
  const best = bestOf(bars);
  const name = (bar: Stretch) => stretchText(bar, span, locale);
  const amount = (value: bigint) => unitText(value, unit);
  const bestText = best && t('best', { amount: amount(best.amount), day: name(best) });
  return (
    <figure className="px-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span>{t(`last_${span}`)}</span>
        <b className="font-strong whitespace-nowrap">{amount(total)}</b>
      </figcaption>
      <div className="mt-3">
        <BarsPicture
          label={[t(`last_${span}`), amount(total), bestText].filter(Boolean).join(', ')}
          bars={bars}
          titleOf={(bar) => `${name(bar)}: ${amount(bar.amount)}`}
        />
      </div>
      <div aria-hidden className="mt-2 flex justify-between gap-3 text-13 text-ink-2">
        <span>{bars[0] && name(bars[0])}</span>
        <span className="text-center">{bestText ?? t('nothingYet')}</span>
        <span className="font-strong text-accent">{t(`now_${span}`)}</span>
      </div>
      {table && (
        <BarsTable {...table} bars={bars} name={name} amount={amount} caption={t(`last_${span}`)} />
      )}
    </figure>
  );
}

type BarsTableProps = Readonly<{
  bars: readonly Bar[];
  caption: string;
  name: (bar: Bar) => string;
  amount: (value: bigint) => string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}>;

function BarsTable(props: BarsTableProps): ReactNode {
  const { bars, caption, name, amount, isOpen, onToggle } = props;
  const t = useTexts(incomeTexts);
  return (
    <details
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="mt-1"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-primary">
        {t('asTable')}
      </summary>
      <IncomeTable
        caption={caption}
        by={t('columnTime')}
        rows={bars.toReversed()}
        keyOf={(bar) => bar.from}
        name={name}
        income={(bar) => amount(bar.amount)}
      />
    </details>
  );
}

type IncomeTableProps<Row> = Readonly<{
  caption: string;
  /** Names what the rows are by. */
  by: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  name: (row: Row) => string;
  income: (row: Row) => ReactNode;
}>;

/** Income by time or source, one figure a row. */
export function IncomeTable<Row>(props: IncomeTableProps<Row>): ReactNode {
  const { caption, by, rows, keyOf, name, income } = props;
  const t = useTexts(incomeTexts);
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-13 text-ink-2">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            {by}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {t('columnIncome')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-t border-line-soft">
            <th scope="row" className="py-2 text-left font-normal">
              {name(row)}
            </th>
            <td className="py-2 text-right">{income(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Pixels: the picture is as wide as the page, and never scaled in height, so that its lines stay crisp. */
const HEIGHT = 88;
const SLOT = 10;
const GAP = 2.4;

type BarsPictureProps = Readonly<{
  label: string;
  bars: readonly Bar[];
  /** What a bar says to who points at it. */
  titleOf: (bar: Bar) => string;
}>;

/** Engraved bars over one line; the newest is solid, since it still grows. */
function BarsPicture({ label, bars, titleOf }: BarsPictureProps): ReactNode {
  const engraving = useId();
  const most = bestOf(bars)?.amount ?? 0n;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length * SLOT - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-22 w-full border-b border-line text-primary"
    >
      <defs>
        <pattern id={engraving} width="4" height="5" patternUnits="userSpaceOnUse">
          <rect width="4" height="2" y="3" fill="currentColor" />
        </pattern>
      </defs>
      {bars.map((bar, place) => (
        <g key={bar.from} className={place === bars.length - 1 ? 'text-accent' : undefined}>
          <title>{titleOf(bar)}</title>
          <rect x={place * SLOT} width={SLOT} height={HEIGHT} fill="transparent" />
          <Column
            x={place * SLOT}
            height={heightOf(bar.amount, most, HEIGHT)}
            fill={place === bars.length - 1 ? 'currentColor' : `url(#${engraving})`}
          />
        </g>
      ))}
    </svg>
  );
}

type ColumnProps = Readonly<{ x: number; height: number; fill: string }>;

function Column({ x, height, fill }: ColumnProps): ReactNode {
  const width = SLOT - GAP;
  const y = HEIGHT - height;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={fill} />
      {height > 0 && (
        <rect x={x} y={y} width={width} height={Math.min(2, height)} fill="currentColor" />
      )}
    </>
  );
}
