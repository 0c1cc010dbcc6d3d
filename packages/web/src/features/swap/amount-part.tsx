import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { ReactNode } from 'react';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useWorth } from '../../shared/income/use-worth.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import type { SwapEnd } from './swap-ends.ts';
import type { SwapToken } from './swap-token.ts';
import { swapTexts } from './texts.ts';
import { TokenButton } from './token-button.tsx';

type AmountPartProps = Readonly<{
  end: SwapEnd;
  token: SwapToken;
  value: bigint | null;
  onChange: (value: bigint | null) => void;
  balance: bigint | undefined;
  max?: bigint | undefined;
  problem: CodeWithParams | null;
  onChoose: () => void;
}>;

/** What is paid, or what is received: either amount can be the fixed one. */
export function AmountPart(props: AmountPartProps): ReactNode {
  const { end, token, value, onChange, balance, max, problem, onChoose } = props;
  const t = useTexts(swapTexts);
  const bad = useProblemNote(problem);
  const amount = balance === undefined ? null : exactSentence(balance, token);
  const held = amount === null ? undefined : t('balance', { amount });
  return (
    <AmountInput
      label={t(end === 'pay' ? 'youPay' : 'youReceive')}
      value={value}
      onChange={onChange}
      decimals={token.decimals}
      unit={token.symbol}
      aside={<TokenButton end={end} token={token} onPress={onChoose} />}
      max={max}
      worth={useWorth(token.coin, value)}
      note={bad ?? (held === undefined ? undefined : { kind: 'hint', text: held })}
    />
  );
}
