import type { ReactNode } from 'react';

/** The unit after an amount: smaller and quieter. */
export function Unit({ of }: Readonly<{ of: string }>): ReactNode {
  return <span className="ml-1 text-14 font-normal text-ink-2">{of}</span>;
}
