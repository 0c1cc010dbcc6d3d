import type { ReactNode } from 'react';
import { splitUnit } from './split-unit.ts';

type BoardValueProps = Readonly<{ text: string; className?: string }>;

/** The number stands out, its unit does not. */
export function BoardValue({ text, className = 'font-strong' }: BoardValueProps): ReactNode {
  const { number, unit } = splitUnit(text);
  return (
    <span className="whitespace-nowrap">
      <span className={className}>{number}</span>
      {unit !== '' && <span className="text-14 font-normal text-ink-2">{unit}</span>}
    </span>
  );
}
