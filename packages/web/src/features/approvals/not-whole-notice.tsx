import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { MOST_APPROVALS } from './ask-approvals.ts';
import { approvalTexts } from './texts.ts';

/** That there are older approvals, which neither the sum nor the list below it has. */
export function NotWholeNotice({ isWhole }: Readonly<{ isWhole: boolean }>): ReactNode {
  const t = useTexts(approvalTexts);
  if (isWhole) return null;
  return (
    <div className="px-4 pt-3">
      <Notice kind="warn">{t('notWhole', { n: MOST_APPROVALS })}</Notice>
    </div>
  );
}
