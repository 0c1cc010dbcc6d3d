import { type Figure, unitsPerPixel } from '@vellum/art/curve';
import { type ReactNode, useId, useMemo } from 'react';

type RosetteProps = Readonly<{
  figures: readonly Figure[];
  /** Width of the drawing plane: figures are made around its middle. */
  plane: number;
  className?: string;
  /** Line width in pixels of the plane. */
  line?: number;
}>;

/** Line art made by formula. At most one on a page; it never moves and carries no meaning. */
export function Rosette({ figures, plane, className, line = 0.6 }: RosetteProps): ReactNode {
  const id = useId();
  const half = (plane / 2) * unitsPerPixel;
  const turned = useMemo(() => figures.map(turns), [figures]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
      className={`pointer-events-none ${className ?? ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={line * unitsPerPixel}
    >
      {turned.map(({ path, angles }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a rosette are fixed.
        <g key={index}>
          <path id={`${id}${index}`} d={path} />
          {angles.map((angle) => (
            <use key={angle} href={`#${id}${index}`} transform={`rotate(${angle})`} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function turns({ path, folds }: Figure) {
  const angles = Array.from({ length: folds - 1 }, (_, fold) => (360 / folds) * (fold + 1));
  return { path, angles };
}
