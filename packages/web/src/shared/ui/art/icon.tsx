import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type IconSize = 14 | 16 | 20 | 24 | 28;

/** Smaller drawings need a heavier line to look the same. */
const strokes: Readonly<Record<IconSize, number>> = { 14: 2, 16: 1.9, 20: 1.7, 24: 1.6, 28: 1.6 };

type IconProps = Readonly<{ of: LucideIcon; size?: IconSize; className?: string }>;

/** A line icon beside a label; what stands alone is an `IconButton`. */
export function Icon({ of: Drawing, size = 24, className }: IconProps): ReactNode {
  return (
    <Drawing
      aria-hidden
      size={size}
      strokeWidth={strokes[size]}
      className={`flex-none ${className ?? ''}`}
    />
  );
}
