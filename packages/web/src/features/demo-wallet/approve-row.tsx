import type { ReactNode } from 'react';

/** One fact of what is signed: the question on the left, the answer on the right. As wide as in the review, so that no chunk of an address breaks at 360 px. */
export function ApproveRow(props: Readonly<{ label: string; children: ReactNode }>): ReactNode {
  return (
    <div className="grid grid-cols-[104px_1fr] gap-3 border-t border-line-soft py-3 first:border-t-0 max-[359px]:grid-cols-[88px_1fr]">
      <dt className="text-14 text-ink-2">{props.label}</dt>
      <dd className="min-w-0">{props.children}</dd>
    </div>
  );
}
