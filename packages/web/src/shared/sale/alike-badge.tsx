import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { StatusBadge } from '../ui/states/status-badge.tsx';
import { saleTexts } from './texts.ts';

/** Beside the name of a token that can be mistaken for another. */
export function AlikeBadge(): ReactNode {
  const t = useTexts(saleTexts);
  return (
    <StatusBadge kind="warn" icon={TriangleAlert}>
      {t('alikeBadge')}
    </StatusBadge>
  );
}
