import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { ReactNode } from 'react';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { twoDecimals } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';
import type { SwapEnd } from './swap-ends.ts';
import type { SwapToken } from './swap-token.ts';
import { TokenButton } from './token-button.tsx';

type AmountPartProps = Readonly<{
  end: SwapEnd;
  token: SwapToken;
  value: bigint | null;
  onChange: (value: bigint | null) => void;
  /** U, with 6 decimals. */
  worth: bigint | null;
  balance: bigint | undefined;
  max?: bigint | undefined;
  problem: CodeWithParams | null;
  onChoose: () => void;
}>;

/** What is paid, or what is received: either amount can be the fixed one. */
export function AmountPart(props: AmountPartProps): ReactNode {
  const { end, token, value, onChange, worth, balance, max, problem, onChoose } = props;
  const [t, ui] = [useTexts(swapTexts), useTexts(uiTexts)];
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
      worth={worth ? ui('about', { amount: `${twoDecimals(worth)}\u00a0U` }) : null}
      note={bad ?? (held === undefined ? undefined : { kind: 'hint', text: held })}
    />
  );
}
