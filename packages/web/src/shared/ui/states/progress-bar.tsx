import type { ReactNode } from 'react';
import { percentText } from '../../format/percent.ts';

type ProgressBarProps = Readonly<{
  label: string;
  /** Parts of 10,000; what is over the cap is drawn as full. */
  done: number;
  /** A mark on the way, such as the soft cap: parts of 10,000 and its words. */
  mark?: Readonly<{ at: number; text: string }>;
  /** Words under the two ends. */
  ends?: readonly [string, string];
}>;

/** Solid is sold, owed or done; hatched is there but not used. */
export function ProgressBar({ label, done, mark, ends }: ProgressBarProps): ReactNode {
  const share = clamp(done);
  return (
    <div className={mark ? 'pt-[26px]' : undefined}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share / 100)}
        aria-valuetext={percentText(done)}
        className="hatched relative h-4 rounded-[4px] border border-line bg-surface [--hatch:var(--engrave)]"
      >
        <div
          className={`absolute -inset-y-px -left-px bg-primary ${share === 10_000 ? '-right-px rounded-[4px]' : 'rounded-l-[4px]'}`}
          style={share === 10_000 ? undefined : { width: `calc(${share / 100}% + 1px)` }}
        />
        {mark && <Mark at={clamp(mark.at)} text={mark.text} />}
      </div>
      {ends && (
        <div className="mt-2 flex justify-between text-13 text-ink-2">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}

function Mark({ at, text }: Readonly<{ at: number; text: string }>): ReactNode {
  const side = at > 5000 ? { right: `${100 - at / 100}%` } : { left: `${at / 100}%` };
  return (
    <>
      <span
        className="absolute -top-1.5 h-7 border-l-[1.5px] border-ink"
        style={{ left: `${at / 100}%` }}
      />
      <span className="absolute -top-[26px] text-13 whitespace-nowrap" style={side}>
        {text}
      </span>
    </>
  );
}

function clamp(parts: number): number {
  return Math.min(10_000, Math.max(0, parts));
}
