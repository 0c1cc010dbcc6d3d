import type { BurnMode } from '@vellum/api/choice-lists';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import type { Coin } from '../../shared/coins/coin.ts';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { ActionButton } from '../../shared/earn/action-button.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { type BurnText, burnTexts } from './texts.ts';
import type { FilledBurn } from './use-burn-form.ts';

type BurnButtonProps = Readonly<{
  mode: BurnMode;
  coin: Coin;
  paySymbol: string;
  form: FilledBurn;
  understood: boolean;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of the form; while it cannot be pressed it says why. */
export function BurnButton(props: BurnButtonProps): ReactNode {
  const { mode, coin, paySymbol, form, blocker, onPress } = props;
  const t = useTexts(burnTexts);
  const missing = blocker === null ? missingIn(props) : null;
  if (missing) return <Button disabled>{t(missing)}</Button>;
  const paid = coinSentence(form.value ?? 0n, { symbol: paySymbol, decimals: COIN_DECIMALS });
  return (
    <ActionButton needsActive blocker={blocker} onPress={onPress}>
      {mode === 'burn'
        ? t('review', { amount: coinSentence(form.shown, coin) })
        : t('reviewSwap', { amount: paid })}
    </ActionButton>
  );
}

function missingIn({ form, understood }: BurnButtonProps): BurnText | null {
  if (form.problem?.code === 'AMOUNT_REQUIRED') return 'enterAmount';
  if (form.problem) return 'seeAmount';
  return understood ? null : 'confirmFirst';
}
