import type { ProposalState } from '@vellum/api/wire/choice-lists';
import { Check, Clock, Lock, LockOpen, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type BadgeKind, StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { daoTexts } from './texts.ts';

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
  const t = useTexts(daoTexts);
  const [kind, icon] = looks[state];
  return (
    <StatusBadge kind={kind} icon={icon}>
      {t(`state_${state}`)}
    </StatusBadge>
  );
}
