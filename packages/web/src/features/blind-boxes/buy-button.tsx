import type { CodeWithParams } from '@vellum/api/error-codes';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { openActivation } from '../../shared/membership/activation-sheet-state.ts';
import { useStanding } from '../../shared/membership/standing.ts';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';
import { useOnline } from '../../shared/ui/use-online.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { type BoxText, boxTexts } from './texts.ts';
import type { Purchase } from './use-purchase.ts';

type BuyButtonProps = Readonly<{
  purchase: Purchase;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of the page. When it cannot be pressed, it says why. */
export function BuyButton({ purchase, blocker, onPress }: BuyButtonProps): ReactNode {
  const t = useTexts(boxTexts);
  const ui = useTexts(uiTexts);
  const online = useOnline();
  const standing = useStanding();
  const { problem, quantity } = purchase;
  if (!online) return <Button disabled>{t('offline')}</Button>;
  if (blocker === 'closed') return <Button disabled>{ui('exitsOnly')}</Button>;
  if (blocker === 'wallet') {
    return <Button onClick={() => openWalletSheet()}>{t('connect')}</Button>;
  }
  if (blocker === 'network') {
    return (
      <Button kind="secondary" onClick={() => openWalletSheet()}>
        {t('wrongNetwork')}
      </Button>
    );
  }
  if (blocker === 'running') return <Button disabled>{t('underWay')}</Button>;
  if (quantity === 0) return <Button disabled>{t('enterNumber')}</Button>;
  if (problem) return <Button disabled>{t(reasonOf(problem), problem.params)}</Button>;
  if (standing.status === 'inactive') {
    return <Button onClick={() => openActivation('needed')}>{t('activateFirst')}</Button>;
  }
  return <Button onClick={onPress}>{t('reviewPurchase')}</Button>;
}

const reasons: Readonly<Partial<Record<string, BoxText>>> = {
  SOON_TO_OPEN: 'cannotYet',
  SOLD_OUT: 'cannotSoldOut',
  EXCEEDS_MAX_PURCHASE: 'cannotMore',
  REMAINING_INSUFFICIENT: 'cannotLeft',
  INSUFFICIENT_TRX: 'cannotPay',
};

function reasonOf({ code }: CodeWithParams): BoxText {
  return reasons[code] ?? 'cannotNow';
}
