import type { ProposalState } from '@vellum/api/choice-lists';
import { Check, Clock, Lock, LockOpen, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type BadgeKind, StatusBadge } from '../../shared/ui/status-badge.tsx';
import { useTexts } from './use-texts.ts';

const looks: Readonly<Record<ProposalState, readonly [BadgeKind, LucideIcon]>> = {
  pending: ['info', Clock],
  active: ['info', Clock],
  succeeded: ['up', Check],
  queued: ['warn', Lock],
  ready: ['up', LockOpen],
  executed: ['up', Check],
  defeated: ['down', X],
  cancelled: ['down', X],
};

export function StateBadge({ state }: Readonly<{ state: ProposalState }>): ReactNode {
  const t = useTexts();
  const [kind, icon] = looks[state];
  return (
    <StatusBadge kind={kind} icon={icon}>
      {t(`state_${state}`)}
    </StatusBadge>
  );
}
