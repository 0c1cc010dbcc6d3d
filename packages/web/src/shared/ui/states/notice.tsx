import { CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';

export type NoticeKind = 'plain' | 'good' | 'info' | 'warn' | 'bad';

const looks: Readonly<Record<NoticeKind, string>> = {
  plain: 'bg-surface-2',
  good: 'bg-primary-soft text-on-primary-soft',
  info: 'bg-info-soft [&>svg]:text-info',
  warn: 'bg-warn-soft [&>svg]:text-warn',
  bad: 'bg-down-soft [&>svg]:text-down',
};

const icons: Readonly<Record<NoticeKind, LucideIcon>> = {
  plain: Info,
  good: CircleCheck,
  info: Info,
  warn: TriangleAlert,
  bad: TriangleAlert,
};

type NoticeProps = Readonly<{ kind?: NoticeKind; icon?: LucideIcon; children: ReactNode }>;

/** A fact that must be read before going on. */
export function Notice({ kind = 'plain', icon, children }: NoticeProps): ReactNode {
  return (
    <div className={`flex gap-3 rounded-control p-3 pr-4 text-14 ${looks[kind]}`}>
      <Icon of={icon ?? icons[kind]} size={20} />
      <div className="min-w-0 flex-1 text-pretty">{children}</div>
    </div>
  );
}
