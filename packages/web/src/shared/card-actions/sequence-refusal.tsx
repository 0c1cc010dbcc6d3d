import type { ReactNode } from 'react';
import { cardTexts } from '../cards/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Notice } from '../ui/states/notice.tsx';

type SequenceRefusalProps = Readonly<{
  sequence: Readonly<{ refusal: string | null; done: number; of: number }>;
}>;

/** Why a row of cards stopped, and how far it came. */
export function SequenceRefusal({ sequence }: SequenceRefusalProps): ReactNode {
  const t = useTexts(cardTexts);
  const { refusal, done, of } = sequence;
  if (refusal === null) return null;
  return (
    <div className="px-4 py-2">
      <Notice kind="bad">
        {refusal}
        {of > 1 && <span className="block">{t('stoppedAt', { done, of })}</span>}
      </Notice>
    </div>
  );
}
