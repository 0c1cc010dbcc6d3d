import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { profileTexts } from './texts.ts';

/** A part of a profile that is not there, while the rest of it stays. */
export function Failed({ retry }: Readonly<{ retry: () => void }>): ReactNode {
  const t = useTexts(profileTexts);
  return (
    <div className="px-4">
      <PartFailed text={t('partFailed')} retry={retry} />
    </div>
  );
}
