import type { AnnouncementTopic } from '@vellum/api/wire/choice-lists';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type BadgeKind, StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { announcementTexts } from './texts.ts';

const kinds: Readonly<Record<AnnouncementTopic, BadgeKind>> = {
  pools: 'primary',
  contracts: 'info',
  dao: 'accent',
  service: 'plain',
  safety: 'down',
  launch: 'primary',
};

export function TopicBadge({ topic }: Readonly<{ topic: AnnouncementTopic }>): ReactNode {
  const t = useTexts(announcementTexts);
  const icon = topic === 'safety' ? { icon: TriangleAlert } : {};
  return (
    <StatusBadge kind={kinds[topic]} {...icon}>
      {t(topic)}
    </StatusBadge>
  );
}
