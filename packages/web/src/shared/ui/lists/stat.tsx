import type { ReactNode } from 'react';

type StatProps = Readonly<{ value: ReactNode; unit?: string; label: string }>;

/** A figure over what it counts. Several stand in a `StatRow`. */
export function Stat({ value, unit, label }: StatProps): ReactNode {
  return (
    <div className="flex flex-col-reverse justify-end border-l border-line-soft pl-3 first:border-l-0 first:pl-0">
      <dt className="text-13 text-ink-2">{label}</dt>
      <dd className="text-20 font-strong">
        {value}
        {unit && <span className="ml-1 text-14 font-normal text-ink-2">{unit}</span>}
      </dd>
    </div>
  );
}

export function StatRow({ children }: Readonly<{ children: ReactNode }>): ReactNode {
  return <dl className="grid auto-cols-fr grid-flow-col px-4">{children}</dl>;
}
