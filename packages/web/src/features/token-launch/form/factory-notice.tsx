import type { ReactNode } from 'react';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PartFailed } from '../../../shared/ui/part-failed.tsx';
import type { UsedCreate } from './use-create.ts';
import { useTexts } from './use-texts.ts';

/** Why nothing can be made now; drafts go on. */
export function FactoryNotice({ isOff, isMissing, again }: UsedCreate): ReactNode {
  const t = useTexts();
  if (!isOff && !isMissing) return null;
  return (
    <div className="px-4 pt-4">
      {isOff ? (
        <Notice kind="warn">{t('factoryOff')}</Notice>
      ) : (
        <PartFailed text={t('factoryUnknown')} retry={again} />
      )}
    </div>
  );
}
