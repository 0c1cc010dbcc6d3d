import type { ReactNode } from 'react';

/** Two crossing strokes, one of them hollow. */
export function XMark(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 4h3.5L20 20h-3.5zM4 20l6.5-7M20 4l-6.5 7" />
    </svg>
  );
}
