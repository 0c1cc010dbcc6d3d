import { trxFor } from '@vellum/api/liquidity/liquidity-fit';
import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { type Coin, trxCoin } from '../../shared/coins/coin.ts';
import { CoinAmount, exactSentence } from '../../shared/coins/coin-amount.tsx';
import { useBalance } from '../../shared/coins/use-balance.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { AddParams } from './add-liquidity.ts';
import { addParams, bothText, leastOf } from './add-params.ts';
import { liquidityTexts } from './texts.ts';
import { type FilledAdding, filledAdding, type TokenPool } from './token-pool.ts';

const tolerances = ['50', '100', '300'] as const;

type AddFormProps = Readonly<{
  address: Address | null;
  token: Coin;
  pool: TokenPool;
  action: UsedPaidAction<AddParams>;
}>;

/** How many tokens, and the TRX that belong to them. */
export function AddForm({ address, token, pool, action }: AddFormProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const [amount, setAmount] = useState<bigint | null>(null);
  const [tolerance, setTolerance] = useState<(typeof tolerances)[number]>('50');
  const held = useBalance(address, token.address);
  const native = useBalance(address, null);
  const needed = amount === null ? null : trxFor(pool, amount);
  const adding =
    amount === null || needed === null
      ? null
      : filledAdding(pool, amount, needed, BigInt(tolerance));
  const problem = problemOf(amount, needed, { held, native }, token);
  const begin = () => {
    if (!adding || amount === null || needed === null) return;
    action.begin(addParams(token, amount, needed, adding, Number(tolerance)));
  };
  return (
    <Section title={t('add_title')}>
      <div className="grid gap-4 px-4">
        <AmountInput
          label={t('add_tokens')}
          value={amount}
          onChange={setAmount}
          decimals={token.decimals}
          unit={token.symbol}
          aside={held !== undefined && t('add_balance', { amount: exactSentence(held, token) })}
          max={held}
          note={useProblemNote(problem)}
        />
        <Segmented
          label={t('add_tolerance')}
          choices={tolerances.map((bps) => ({ value: bps, label: percentText(Number(bps)) }))}
          value={tolerance}
          onChange={setTolerance}
        />
        {adding && <Outcome adding={adding} token={token} />}
        {action.refusal !== null && <Notice kind="bad">{action.refusal}</Notice>}
        <AddButton problem={problem} action={action} onPress={begin} />
      </div>
    </Section>
  );
}

type OutcomeProps = Readonly<{ adding: FilledAdding; token: Coin }>;

function Outcome({ adding, token }: OutcomeProps): ReactNode {
  const t = useTexts(liquidityTexts);
  return (
    <dl>
      <Figure name={t('add_trx')}>
        <CoinAmount amount={adding.trx} coin={trxCoin} />
      </Figure>
      <Figure name={t('add_gives')}>
        <b className="font-strong">{bothText(adding, token)}</b>
      </Figure>
      <Figure name={t('add_least')}>{bothText(leastOf(adding), token)}</Figure>
    </dl>
  );
}

type Held = Readonly<{ held: bigint | undefined; native: bigint | undefined }>;

function problemOf(
  amount: bigint | null,
  needed: bigint | null,
  { held, native }: Held,
  { symbol }: Coin,
): CodeWithParams | null {
  if (amount === null || needed === null) return { code: 'AMOUNT_REQUIRED' };
  if (amount === 0n) return { code: 'AMOUNT_ZERO' };
  if (held !== undefined && amount > held) {
    return { code: 'INSUFFICIENT_BALANCE', params: { coin: symbol } };
  }
  return native !== undefined && needed > native ? { code: 'INSUFFICIENT_TRX' } : null;
}

type AddButtonProps = Readonly<{
  problem: CodeWithParams | null;
  action: UsedPaidAction<AddParams>;
  onPress: () => void;
}>;

function AddButton({ problem, action, onPress }: AddButtonProps): ReactNode {
  const t = useTexts(liquidityTexts);
  if (problem && action.blocker === null) {
    return (
      <Button disabled>{t(problem.code === 'AMOUNT_REQUIRED' ? 'add_enter' : 'add_check')}</Button>
    );
  }
  return (
    <ActionButton blocker={action.blocker} onPress={onPress}>
      {t('add_review')}
    </ActionButton>
  );
}
