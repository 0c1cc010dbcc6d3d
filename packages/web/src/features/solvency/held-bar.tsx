import type { ReactNode } from 'react';

type HeldBarProps = Readonly<{ held: bigint; owed: bigint; label: string }>;

/** Solid is owed, hatched is there beyond it; in red what is there of what should be. */
export function HeldBar({ held, owed, label }: HeldBarProps): ReactNode {
  const isShort = held < owed;
  const share = isShort ? partOf(held, owed) : partOf(owed, held);
  const look = isShort
    ? 'border-down bg-down-soft'
    : 'hatched border-line bg-surface [--hatch:var(--primary)]';
  return (
    <div
      role="img"
      aria-label={label}
      className={`relative mt-2 h-5 overflow-hidden rounded-[4px] border ${look}`}
    >
      <div
        className={`absolute -inset-y-px -left-px ${isShort ? 'bg-down' : 'bg-primary'}`}
        style={{ width: `calc(${share / 100}% + ${share === 0 ? 0 : 2}px)` }}
      />
    </div>
  );
}

/** In parts of 10,000. */
const partOf = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number((part * 10_000n) / whole);
