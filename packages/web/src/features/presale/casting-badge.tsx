import type { castingLabels } from '@vellum/api/display-states';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import { presaleTexts } from './texts.ts';

type CastingBadgeProps = Readonly<{ label: (typeof castingLabels)[number] | null }>;

/** Spec §4: what is being locked or released, or that the content check refused the texts. */
export function CastingBadge({ label }: CastingBadgeProps): ReactNode {
  const t = useTexts(presaleTexts);
  if (label === null) return null;
  if (label === 'reviewFailed') {
    return (
      <StatusBadge kind="warn" icon={TriangleAlert}>
        {t('label_reviewFailed')}
      </StatusBadge>
    );
  }
  return <StatusBadge>{t(`label_${label}`)}</StatusBadge>;
}
