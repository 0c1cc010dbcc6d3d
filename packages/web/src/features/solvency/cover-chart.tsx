import type { ReactNode } from 'react';
import { chartOf, HEIGHT, WIDTH } from './chart-points.ts';
import type { Look } from './solvency-queries.ts';

type CoverChartProps = Readonly<{ looks: readonly Look[]; label: string }>;

/** The least cover at each look, over the line at which everything owed is just there. */
export function CoverChart({ looks, label }: CoverChartProps): ReactNode {
  const { points, full } = chartOf(looks);
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-28 w-full overflow-visible border-b border-line text-primary"
    >
      <line
        x1={0}
        x2={WIDTH}
        y1={full}
        y2={full}
        vectorEffect="non-scaling-stroke"
        className="stroke-line"
        strokeDasharray="4 3"
      />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
      {points
        .filter(({ isShort }) => isShort)
        .map(({ x, y, block }) => (
          <line
            key={block}
            x1={x}
            x2={x}
            y1={full}
            y2={y}
            vectorEffect="non-scaling-stroke"
            className="stroke-down"
            strokeWidth={4}
          />
        ))}
    </svg>
  );
}
