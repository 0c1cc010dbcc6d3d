import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { twoDecimals } from '../format/amount.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useErrorSentence } from '../paid-action/errors/use-error-sentence.ts';
import { AmountInput } from '../ui/fields/amount-input.tsx';
import { incomeWordTexts } from './texts.ts';
import { useWorth } from './use-worth.ts';
import { amountRefusal, type PayoutLimits, type WayOut } from './withdrawal-amount.ts';

type PayoutAmountProps = Readonly<{
  value: bigint | null;
  onChange: (value: bigint | null) => void;
  limits: PayoutLimits;
  way: WayOut;
  /** What Max fills in and the label names. */
  most: bigint;
  /** Whether someone pressed the button already: only then is an empty field wrong. */
  isTried: boolean;
}>;

/** The amount of payout income that is to leave, and what speaks against it. */
export function PayoutAmount(props: PayoutAmountProps): ReactNode {
  const { value, onChange, limits, way, most, isTried } = props;
  const t = useTexts(incomeWordTexts);
  const problem = amountRefusal(value, limits, way);
  const isTold = problem !== null && (value !== null || isTried);
  const sentence = useErrorSentence(
    isTold
      ? { kind: 'unknown', technical: '', code: problem.code, params: problem.params ?? {} }
      : null,
  );
  const hint = t('minimum', { amount: `${twoDecimals(limits.minimum, 'up')}\u00a0TRX` });
  return (
    <AmountInput
      label={t('amount')}
      aside={t('availableAmount', { amount: `${twoDecimals(most)}\u00a0TRX` })}
      value={value}
      onChange={onChange}
      decimals={COIN_DECIMALS}
      unit="TRX"
      max={most}
      worth={useWorth(null, value)}
      note={isTold ? { kind: 'bad', text: sentence } : { kind: 'hint', text: hint }}
    />
  );
}
