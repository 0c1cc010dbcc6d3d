import type { ReactNode } from 'react';
import { sparkPath } from './spark-path.ts';

const WIDTH = 48;
const HEIGHT = 24;

type SparklineProps = Readonly<{ prices: readonly string[]; change: number | null }>;

/** The last day's prices as a line; a picture beside the figures that say the same. */
export function Sparkline({ prices, change }: SparklineProps): ReactNode {
  const path = sparkPath(prices.map(BigInt), WIDTH, HEIGHT);
  if (path === null) return null;
  const ink = (change ?? 0) < 0 ? 'stroke-fall' : 'stroke-rise';
  return (
    <svg
      aria-hidden
      width={WIDTH}
      height={HEIGHT}
      className={`flex-none overflow-visible fill-none max-[374px]:hidden ${ink}`}
      strokeWidth={1.4}
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
