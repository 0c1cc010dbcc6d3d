import type { CodeWithParams } from '@vellum/api/error-codes';
import type { ReactNode } from 'react';
import { ActionButton } from '../../shared/earn/action-button.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { type LiquidityText, liquidityTexts } from './texts.ts';
import { isStopped, type ZapRates } from './zap-rates.ts';

type ZapButtonProps = Readonly<{
  problem: CodeWithParams | null;
  rates: ZapRates;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of the form; while it cannot be pressed it says why. */
export function ZapButton({ problem, rates, blocker, onPress }: ZapButtonProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const missing = blocker === null ? missingIn(problem, rates) : null;
  if (missing) return <Button disabled>{t(missing)}</Button>;
  return (
    <ActionButton needsActive blocker={blocker} onPress={onPress}>
      {t('review')}
    </ActionButton>
  );
}

function missingIn(problem: CodeWithParams | null, rates: ZapRates): LiquidityText | null {
  if (isStopped(rates)) return 'waitForPrice';
  if (problem?.code === 'AMOUNT_REQUIRED') return 'enterAmount';
  return problem ? 'seeAmount' : null;
}
