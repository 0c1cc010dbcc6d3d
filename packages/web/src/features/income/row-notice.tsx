import type { ReactNode } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';
import type { ClaimRow } from './use-claim-row.tsx';
import { useTexts } from './use-texts.ts';

/** How far a row of claims came, and why it stopped. */
export function RowNotice({ row }: Readonly<{ row: ClaimRow }>): ReactNode {
  const t = useTexts();
  const { refusal, source, done, of } = row;
  if (refusal !== null) {
    return (
      <div className="px-4 pt-3">
        <Notice kind="bad">
          {source && <b className="block font-strong">{t(`source_${source}`)}</b>}
          {refusal}
          {of > 1 && <span className="block">{t('rowStopped', { done, of })}</span>}
        </Notice>
      </div>
    );
  }
  if (of < 2 || done === 0) return null;
  return (
    <p role="status" className="px-4 pt-3 text-14 text-ink-2">
      {t('rowDone', { done, of })}
    </p>
  );
}
