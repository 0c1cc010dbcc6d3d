import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { ConfirmCheck } from '../ui/fields/confirm-check.tsx';
import type { LookAlike } from './look-alike.ts';
import { saleTexts } from './texts.ts';

/** Whoever buys a look-alike says first that they know it. */
export function useAlikeQuestion(
  alike: LookAlike | null,
): Readonly<{ isHeld: boolean; question: ReactNode }> {
  const t = useTexts(saleTexts);
  const [isKnown, setKnown] = useState(false);
  if (alike === null) return { isHeld: false, question: null };
  const label = t('alikeConfirm', { symbol: alike.symbol });
  return {
    isHeld: !isKnown,
    question: <ConfirmCheck label={label} checked={isKnown} onChange={setKnown} />,
  };
}
