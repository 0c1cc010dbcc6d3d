import { type ReactNode, useId } from 'react';

/** Width of one turn of the braid, and its height, in pixels. */
const TURN = 24;
const HEIGHT = 12;

/** Four waves woven into each other, from edge to edge. */
export function Braid({ className }: Readonly<{ className: string }>): ReactNode {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      className={`absolute left-0 -z-10 h-3 w-full text-primary opacity-50 ${className}`}
    >
      <pattern id={id} width={TURN} height={HEIGHT} patternUnits="userSpaceOnUse">
        {[0, 1, 2, 3].map((phase) => (
          <path
            key={phase}
            d={waveFrom(phase)}
            fill="none"
            stroke="currentColor"
            strokeWidth=".8"
          />
        ))}
      </pattern>
      <rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
    </svg>
  );
}

/** A wave over three turns, so that it leaves the pattern as it comes in. */
function waveFrom(phase: number): string {
  const start = (phase * TURN) / 4 - TURN;
  const half = TURN / 2;
  const middle = HEIGHT / 2;
  return `M${start} ${middle}q${half / 2} -${HEIGHT - 2} ${half} 0${`t${half} 0`.repeat(5)}`;
}
