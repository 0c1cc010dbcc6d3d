import type { ReactNode } from 'react';

const angles = [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5];

/** The mark: eight ellipses, a letter in the middle. */
export function BrandMark({ size = 28 }: Readonly<{ size?: number }>): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      className="flex-none text-primary"
    >
      <g fill="none" stroke="currentColor" strokeWidth="3.4">
        {angles.map((angle) => (
          <ellipse key={angle} rx="45" ry="17" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle r="15" fill="var(--bg)" />
      <path d="M-8-8h4l4 11 4-11h4L2 9h-4z" fill="currentColor" />
    </svg>
  );
}
