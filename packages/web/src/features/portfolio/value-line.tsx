import { type ReactNode, useId } from 'react';
import { twoDecimals } from '../../shared/format/amount.ts';
import { dateText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type Day, type Point, pieces } from './line-points.ts';
import { portfolioTexts } from './texts.ts';

type ValueLineProps = Readonly<{ days: readonly Day[]; height: number }>;

/** Pixels of the plane; it is stretched to the width of the page, its lines are not. */
const WIDTH = 318;
const PAD = 4;

/** The total over time: closed days are ruled like an engraving, days that were not seen stay open, today is brass. */
export function ValueLine({ days, height }: ValueLineProps): ReactNode {
  const label = useLabel();
  const clip = useId();
  const place = ({ x, y }: Point) => [x * WIDTH, height - PAD - y * (height - 2 * PAD)] as const;
  const paths = pieces(days).map((points) => points.map(place));
  const [first, last] = [days[0], days.at(-1)];
  const end = paths.at(-1)?.at(-1);
  if (first === undefined || last === undefined || end === undefined) return null;
  return (
    <div className="relative">
      <svg
        role="img"
        aria-label={label(first, last)}
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        className="block w-full overflow-visible text-primary"
        style={{ height }}
      >
        <clipPath id={clip}>
          {paths.map((points) => (
            <path key={points[0]?.[0]} d={areaOf(points, height)} />
          ))}
        </clipPath>
        <g clipPath={`url(#${clip})`} stroke="currentColor" strokeOpacity={0.34}>
          {Array.from({ length: Math.floor(height / 4) }, (_, row) => row * 4 + 2).map((y) => (
            <path key={y} d={`M0 ${y}H${WIDTH}`} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        <Gaps paths={paths} />
        {paths.map((points) => (
          <path
            key={points[0]?.[0]}
            d={lineOf(points)}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <span
        aria-hidden
        className="absolute -mt-[5px] -ml-[5px] size-2.5 rounded-full border-2 border-surface bg-accent"
        style={{ left: `${(end[0] / WIDTH) * 100}%`, top: end[1] }}
      />
    </div>
  );
}

function useLabel(): (first: Day, last: Day) => string {
  const t = useTexts(portfolioTexts);
  const locale = useLocale();
  return (first, last) =>
    t('lineLabel', {
      from: dateText(first.at, locale),
      first: twoDecimals(BigInt(first.u)),
      last: twoDecimals(BigInt(last.u)),
    });
}

type Corner = readonly [number, number];

/** From the last day before to the first after: dotted, since nobody looked. */
function Gaps({ paths }: Readonly<{ paths: readonly (readonly Corner[])[] }>): ReactNode {
  return paths.slice(1).map((points, index) => {
    const from = paths[index]?.at(-1);
    const to = points[0];
    if (from === undefined || to === undefined) return null;
    return (
      <path
        key={to[0]}
        data-gap
        d={`M${from.join(' ')}L${to.join(' ')}`}
        stroke="var(--line)"
        strokeWidth={1.5}
        strokeDasharray="2 4"
        vectorEffect="non-scaling-stroke"
      />
    );
  });
}

const lineOf = (points: readonly Corner[]) =>
  // A piece of one day is a dot.
  points.length === 1
    ? `M${points[0]?.join(' ')}h0.01`
    : `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

const areaOf = (points: readonly Corner[], height: number) =>
  `${lineOf(points)}V${height}H${points[0]?.[0] ?? 0}Z`;
