import type { ReactNode } from 'react';

/** A line of the review: its name on the left, the fact beside it. */
export function Fact({
  name,
  children,
}: Readonly<{ name: string; children: ReactNode }>): ReactNode {
  return (
    <div className="grid grid-cols-[104px_1fr] gap-x-3 border-t border-line-soft py-3 text-14 first:border-t-0 max-[359px]:grid-cols-[88px_1fr] has-[>dd>b:first-child]:*:first:pt-0.5">
      {/* Lower only beside an amount, which is larger. */}
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** Names and values in two columns, values on the right edge. */
export function Figure({
  name,
  children,
}: Readonly<{ name: string; children: ReactNode }>): ReactNode {
  return (
    // A name wraps before its value does, but no word of it is broken.
    <div className="grid min-h-11 grid-cols-[minmax(min-content,1fr)_fit-content(75%)] items-center gap-4 border-t border-line-soft py-2 text-14 first:border-t-0">
      <dt className="wrap-break-word text-ink-2">{name}</dt>
      <dd className="text-right has-[>button:only-child]:flex has-[>button:only-child]:justify-end [&>button]:-my-2">
        {children}
      </dd>
    </div>
  );
}
