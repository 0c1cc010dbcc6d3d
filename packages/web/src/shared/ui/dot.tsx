import type { ReactNode } from 'react';

/** Between two facts: drawn, since fonts disagree on the width of a bullet. */
export function Dot(): ReactNode {
  return (
    <span
      aria-hidden
      className="mx-1.5 inline-block size-[3px] flex-none rounded-full bg-current align-middle"
    />
  );
}
