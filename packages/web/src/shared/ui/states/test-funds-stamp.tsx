import type { ReactNode } from 'react';

/** The stamp on everything that is worth nothing: a double frame, so that it is told without colour. */
export function TestFundsStamp({ text }: Readonly<{ text: string }>): ReactNode {
  return (
    <span className="flex-none border-3 border-double border-accent bg-accent-soft px-2 py-0.5 text-12 font-strong tracking-wider whitespace-nowrap text-on-accent-soft uppercase">
      {text}
    </span>
  );
}
