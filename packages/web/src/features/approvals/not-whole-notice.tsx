import type { ReactNode } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';
import { MOST_APPROVALS } from './ask-approvals.ts';
import { useTexts } from './use-texts.ts';

/** That there are older approvals, which neither the sum nor the list below it has. */
export function NotWholeNotice({ isWhole }: Readonly<{ isWhole: boolean }>): ReactNode {
  const t = useTexts();
  if (isWhole) return null;
  return (
    <div className="px-4 pt-3">
      <Notice kind="warn">{t('notWhole', { n: MOST_APPROVALS })}</Notice>
    </div>
  );
}
