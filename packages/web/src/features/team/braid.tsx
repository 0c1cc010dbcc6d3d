import { type ReactNode, useId } from 'react';

const PERIOD = 28;
const HEIGHT = 14;

/** Four waves shifted against each other: the engraved edge of a certificate. */
export function Braid(): ReactNode {
  const id = useId();
  return (
    <svg aria-hidden="true" className="block h-3.5 w-full text-engrave">
      <defs>
        <pattern id={id} width={PERIOD} height={HEIGHT} patternUnits="userSpaceOnUse">
          {[0, 1, 2, 3].map((strand) => (
            <path
              key={strand}
              d={wave((strand * PERIOD) / 4)}
              fill="none"
              stroke="currentColor"
              strokeWidth="0.7"
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
    </svg>
  );
}

/** Two halves of a wave on each side of the tile, so that tiles meet without a seam. */
function wave(shift: number): string {
  const half = PERIOD / 2;
  const low = HEIGHT - 1;
  const from = shift - PERIOD;
  return `M${from} ${HEIGHT / 2}${[0, 1, 2, 3]
    .map((at) => `q${half / 2} ${at % 2 === 0 ? -low : low} ${half} 0`)
    .join('')}`;
}
