import type { cardStates } from '@vellum/api/order-kinds/display-states';
import { Lock, LockOpen, type LucideIcon, Snowflake, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { type BadgeKind, StatusBadge } from '../ui/states/status-badge.tsx';
import { cardTexts } from './texts.ts';

export type CardState = (typeof cardStates)[number];

const looks: Readonly<Record<CardState, Readonly<{ kind: BadgeKind; icon?: LucideIcon }>>> = {
  owned: { kind: 'plain' },
  onSale: { kind: 'primary', icon: Tag },
  pledged: { kind: 'accent', icon: Lock },
  frozen: { kind: 'warn', icon: Snowflake },
};

type CardStateBadgeProps = Readonly<{
  state: CardState;
  /** Instead of the bare state, where the page knows more: `Pledged, 90 days`. */
  text?: string;
  /** A pledge whose time is over: it only waits to be unlocked. */
  isDue?: boolean;
}>;

/** Spec §4: owned, on sale, pledged or frozen. */
export function CardStateBadge({ state, text, isDue = false }: CardStateBadgeProps): ReactNode {
  const t = useTexts(cardTexts);
  if (isDue) {
    return (
      <StatusBadge kind="up" icon={LockOpen}>
        {t('pledgeEnded')}
      </StatusBadge>
    );
  }
  return <StatusBadge {...looks[state]}>{text ?? t(state)}</StatusBadge>;
}
