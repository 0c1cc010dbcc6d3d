import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { Blocker } from '../paid-action/use-paid-action.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { ActionButton } from './action-button.tsx';
import { type SaleText, saleTexts } from './texts.ts';
import type { TokenTexts } from './token-texts.ts';

type BuyButtonProps = Readonly<{
  problem: CodeWithParams | null;
  /** No number is typed. */
  isEmpty: boolean;
  /** A purchase names the texts that were read: it waits for them, and for whoever has yet to read their change. */
  texts: Pick<TokenTexts, 'hash' | 'accept'>;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of a running sale. When it cannot be pressed, it says why. */
export function BuyButton(props: BuyButtonProps): ReactNode {
  const { problem, isEmpty, texts, blocker, onPress } = props;
  const t = useTexts(saleTexts);
  if (blocker === null && problem) {
    return <Button disabled>{t(reasons[problem.code] ?? 'cannotNow', problem.params)}</Button>;
  }
  if (blocker === null && isEmpty) return <Button disabled>{t('enterNumber')}</Button>;
  if (blocker === null && texts.accept) return <Button disabled>{t('readFirst')}</Button>;
  if (blocker === null && texts.hash === null) return <Button busy>{t('reviewPurchase')}</Button>;
  return (
    <ActionButton needsActive blocker={blocker} onPress={onPress}>
      {t('reviewPurchase')}
    </ActionButton>
  );
}

const reasons: Readonly<Partial<Record<string, SaleText>>> = {
  SOON_TO_OPEN: 'cannotYet',
  PRESALE_JOIN_REFUSED: 'cannotJoin',
  EXCEEDS_MAX_PURCHASE: 'cannotMore',
  EXCEEDS_MAX_SHARES: 'cannotMore',
  REMAINING_INSUFFICIENT: 'cannotLeft',
  INSUFFICIENT_TRX: 'cannotPay',
};
