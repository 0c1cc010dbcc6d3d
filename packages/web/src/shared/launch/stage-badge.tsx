import type { ReactNode } from 'react';
import { type BadgeKind, StatusBadge } from '../ui/status-badge.tsx';
import { useTexts } from './use-texts.ts';

/** Where a launch stands, as its presale says. */
export type Stage = 'notStarted' | 'inProgress' | 'ended' | 'launched' | 'failed';

const looks: Readonly<Record<Stage, BadgeKind>> = {
  notStarted: 'plain',
  inProgress: 'accent',
  ended: 'plain',
  launched: 'primary',
  failed: 'down',
};

export function StageBadge({ stage }: Readonly<{ stage: Stage }>): ReactNode {
  const t = useTexts();
  return <StatusBadge kind={looks[stage]}>{t(`stage_${stage}`)}</StatusBadge>;
}
