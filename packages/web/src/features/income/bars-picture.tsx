import { type ReactNode, useId } from 'react';
import { type Bar, bestOf, heightOf } from './day-sums.ts';

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
export function BarsPicture({ label, bars, titleOf }: BarsPictureProps): ReactNode {
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
