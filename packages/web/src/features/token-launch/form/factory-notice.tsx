import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../../shared/ui/states/part-failed.tsx';
import { launchFormTexts } from './texts.ts';
import type { UsedCreate } from './use-create.ts';

/** Why nothing can be made now; drafts go on. */
export function FactoryNotice({ isOff, isMissing, again }: UsedCreate): ReactNode {
  const t = useTexts(launchFormTexts);
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
