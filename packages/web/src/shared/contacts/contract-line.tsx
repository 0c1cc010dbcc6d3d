import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Icon } from '../ui/art/icon.tsx';
import { contactTexts } from './texts.ts';

/** Below a field that holds the address of a contract. */
export function ContractLine(): ReactNode {
  const t = useTexts(contactTexts);
  return (
    <p className="mt-2 flex gap-2 text-14 text-warn">
      <Icon of={TriangleAlert} size={16} className="mt-0.5" />
      <span className="min-w-0">{t('toContract')}</span>
    </p>
  );
}
