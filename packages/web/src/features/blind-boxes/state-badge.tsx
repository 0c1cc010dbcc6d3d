import { Clock, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type BadgeKind, StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import type { BoxState } from './box-queries.ts';
import { boxTexts } from './texts.ts';

const looks: Readonly<Record<BoxState, Readonly<{ kind: BadgeKind; icon?: LucideIcon }>>> = {
  preparing: { kind: 'plain', icon: Clock },
  onSale: { kind: 'primary' },
  ended: { kind: 'plain' },
  soldOut: { kind: 'accent', icon: Lock },
};

/** Spec §4: preparing, on sale, ended, sold out. */
export function StateBadge({ state }: Readonly<{ state: BoxState }>): ReactNode {
  const t = useTexts(boxTexts);
  return <StatusBadge {...looks[state]}>{t(state)}</StatusBadge>;
}
