import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../art/icon.tsx';
import { uiTexts } from '../texts.ts';
import { StatusBadge } from './status-badge.tsx';

type ComingSoonProps = Readonly<{ icon: LucideIcon; title: string; text: string }>;

/** Something named but not there: hatched, and nothing to press. */
export function ComingSoon({ icon, title, text }: ComingSoonProps): ReactNode {
  const t = useTexts(uiTexts);
  return (
    <div className="mx-4 grid min-h-15 grid-cols-[48px_1fr_auto] items-center overflow-hidden rounded-control border border-line-soft text-14 text-ink-2">
      <span className="hatched grid h-full place-items-center border-r border-line-soft [--hatch:var(--line-soft)]">
        <Icon of={icon} />
      </span>
      <span className="px-3 py-2">
        <span className="block text-ink">{title}</span>
        <span className="block text-13 text-pretty">{text}</span>
      </span>
      <span className="pr-3">
        <StatusBadge>{t('comingSoon')}</StatusBadge>
      </span>
    </div>
  );
}
