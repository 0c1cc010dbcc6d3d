import type { ReactNode } from 'react';
import { Notice } from '../ui/states/notice.tsx';

type RowNoticeProps = Readonly<{
  row: Readonly<{ refusal: string | null; done: number; of: number }>;
  /** The words of the page. */
  t: (text: 'rowStopped' | 'rowDone', values: Readonly<{ done: number; of: number }>) => string;
  /** Which one of the row was refused. */
  head?: ReactNode;
}>;

/** How far several actions in a row came, and why they stopped. */
export function RowNotice({ row: { refusal, done, of }, t, head }: RowNoticeProps): ReactNode {
  if (refusal !== null) {
    return (
      <div role="alert" className="px-4 pt-3">
        <Notice kind="bad">
          {head && <b className="block font-strong">{head}</b>}
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
