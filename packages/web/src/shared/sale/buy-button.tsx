import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { ReactNode } from 'react';
import { type Translate, useTexts } from '../i18n/use-texts.ts';
import { ActionButton } from '../paid-action/action-button.tsx';
import type { Blocker } from '../paid-action/use-paid-action.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { type SaleText, saleTexts } from './texts.ts';
import type { TokenTexts } from './token-texts.ts';

type BuyButtonProps = Readonly<{
  problem: CodeWithParams | null;
  /** No number is typed. */
  isEmpty: boolean;
  /** A purchase names the texts that were read: it waits for them, and for whoever has yet to read their change. */
  texts: Pick<TokenTexts, 'hash' | 'accept'>;
  /** A question above it is not agreed to yet. */
  isHeld: boolean;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of a running sale. When it cannot be pressed, it says why. */
export function BuyButton(props: BuyButtonProps): ReactNode {
  const { texts, blocker, onPress } = props;
  const t = useTexts(saleTexts);
  const held = blocker === null ? heldBy(props, t) : null;
  if (held !== null) return <Button disabled>{held}</Button>;
  if (blocker === null && texts.hash === null) return <Button busy>{t('reviewPurchase')}</Button>;
  return (
    <ActionButton blocker={blocker} onPress={onPress}>
      {t('reviewPurchase')}
    </ActionButton>
  );
}

function heldBy(props: BuyButtonProps, t: Translate<SaleText>): string | null {
  const { problem, isEmpty, texts, isHeld } = props;
  if (problem) return t(reasons[problem.code] ?? 'cannotNow', problem.params);
  if (isEmpty) return t('enterNumber');
  if (isHeld) return t('alikeTick');
  return texts.accept ? t('readFirst') : null;
}

const reasons: Readonly<Partial<Record<string, SaleText>>> = {
  SOON_TO_OPEN: 'cannotYet',
  PRESALE_JOIN_REFUSED: 'cannotJoin',
  EXCEEDS_MAX_PURCHASE: 'cannotMore',
  EXCEEDS_MAX_SHARES: 'cannotMore',
  REMAINING_INSUFFICIENT: 'cannotLeft',
  INSUFFICIENT_TRX: 'cannotPay',
};
