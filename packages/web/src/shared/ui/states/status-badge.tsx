import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';

export type BadgeKind = 'plain' | 'primary' | 'accent' | 'up' | 'down' | 'warn' | 'info';

const looks: Readonly<Record<BadgeKind, string>> = {
  plain: 'bg-surface-2 text-ink',
  primary: 'bg-primary-soft text-on-primary-soft',
  accent: 'bg-accent-soft text-on-accent-soft',
  up: 'bg-up-soft text-up',
  down: 'bg-down-soft text-down',
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
};

type StatusBadgeProps = Readonly<{ kind?: BadgeKind; icon?: LucideIcon; children: ReactNode }>;

/** The state of a thing in one or two words; up, down, warn and info come with an icon. */
export function StatusBadge({ kind = 'plain', icon, children }: StatusBadgeProps): ReactNode {
  return (
    <span
      className={`inline-flex h-[22px] items-center gap-1 rounded-mark px-2 text-12 font-strong whitespace-nowrap ${looks[kind]}`}
    >
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
