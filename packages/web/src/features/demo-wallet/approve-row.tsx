import type { ReactNode } from 'react';

/** One fact of what is signed: the question on the left, the answer on the right. */
export function ApproveRow(props: Readonly<{ label: string; children: ReactNode }>): ReactNode {
  return (
    <div className="grid grid-cols-[112px_1fr] gap-3 border-t border-line-soft py-3 first:border-t-0">
      <dt className="text-14 text-ink-2">{props.label}</dt>
      <dd className="min-w-0">{props.children}</dd>
    </div>
  );
}
