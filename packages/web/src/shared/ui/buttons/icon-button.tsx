import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  Readonly<{ of: LucideIcon; label: string; size?: 20 | 24 }>;

/** An icon without words, only for back, close, share, copy, refresh and menu. */
export function IconButton({
  of,
  label,
  size = 24,
  className,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`press grid size-11 flex-none place-items-center rounded-control hover:bg-surface-2 ${className ?? ''}`}
    >
      <Icon of={of} size={size} />
    </button>
  );
}
