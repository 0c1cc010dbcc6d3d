import type { ReactNode } from 'react';
import { timeText } from '../../shared/format/time.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { approvalTexts } from './texts.ts';

/** How old what is shown is, while the chain cannot be asked. */
export function OldNotice({ updatedAt }: Readonly<{ updatedAt: number }>): ReactNode {
  const t = useTexts(approvalTexts);
  if (useOnline()) return null;
  return (
    <div role="status" className="px-4 pt-3">
      <Notice kind="warn">{t('offline', { time: timeText(updatedAt) })}</Notice>
    </div>
  );
}
