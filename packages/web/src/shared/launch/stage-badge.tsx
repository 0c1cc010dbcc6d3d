import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { type BadgeKind, StatusBadge } from '../ui/states/status-badge.tsx';
import { launchTexts } from './texts.ts';

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
  const t = useTexts(launchTexts);
  return <StatusBadge kind={looks[stage]}>{t(`stage_${stage}`)}</StatusBadge>;
}
