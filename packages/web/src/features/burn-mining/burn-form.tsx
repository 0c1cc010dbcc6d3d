import type { BurnMode } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import type { Quoted } from '../../shared/chain/use-chain-quote.ts';
import type { Coin } from '../../shared/coins/coin.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { useBalance } from '../../shared/coins/use-balance.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { useProblemNote } from '../../shared/paid-action/errors/use-error-sentence.ts';
import type { Blocker, UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { BurnParams } from './burn-coin.ts';
import type { BurnCoin, BurnPool } from './burn-queries.ts';
import type { BurnRates } from './burn-rates.ts';
import { PermanentPart } from './permanent-part.tsx';
import { QuotePart } from './quote-part.tsx';
import { type BurnText, burnTexts } from './texts.ts';
import { type FilledBurn, useBurnForm } from './use-burn-form.ts';

type BurnFormProps = Readonly<{
  mode: BurnMode;
  address: Address | null;
  pool: BurnPool;
  listed: BurnCoin;
  coin: Coin;
  quoted: Quoted<BurnRates>;
  rates: BurnRates;
  action: UsedPaidAction<BurnParams>;
}>;

/** How much, from which side; what it gives, what it cannot give back, and the way to the review. */
export function BurnForm(props: BurnFormProps): ReactNode {
  const { mode, address, pool, listed, coin, quoted, rates, action } = props;
  const { payCoin } = pool;
  const isBurn = mode === 'burn';
  const [understood, setUnderstood] = useState(false);
  const balance = useBalance(address, isBurn ? listed.coin : payCoin.coin);
  const room = isBurn ? rates.room : rates.swapRoom;
  const form = useBurnForm({ mode, coin, rates, balance, paySymbol: payCoin.symbol, room });
  const begin = () => {
    if (form.value === null) return;
    action.begin({
      mode,
      coin: listed.coin,
      symbol: coin.symbol,
      decimals: coin.decimals,
      payCoin: payCoin.coin,
      paySymbol: payCoin.symbol,
      uAmount: form.value.toString(),
      coinAmount: form.expected.toString(),
      limit: form.limit.toString(),
      toleranceBps: Number(form.toleranceBps),
    });
  };
  return (
    <div className="grid gap-4 px-4 pt-4">
      <Fields {...props} form={form} balance={balance} />
      <QuotePart mode={mode} coin={coin} form={form} rates={rates} quoted={quoted} room={room} />
      <PermanentPart
        pool={pool}
        coin={coin}
        form={form}
        rates={rates}
        understood={understood}
        onUnderstand={setUnderstood}
      />
      {action.refusal !== null && <Notice kind="bad">{action.refusal}</Notice>}
      <BurnButton
        mode={mode}
        coin={coin}
        paySymbol={payCoin.symbol}
        form={form}
        understood={understood}
        blocker={action.blocker}
        onPress={begin}
      />
    </div>
  );
}

type FieldsProps = BurnFormProps &
  Readonly<{ form: ReturnType<typeof useBurnForm>; balance: bigint | undefined }>;

/** Given above, got below; either can be typed into. */
function Fields({ mode, pool, coin, form, balance }: FieldsProps): ReactNode {
  const t = useTexts(burnTexts);
  const isBurn = mode === 'burn';
  const note = useProblemNote(form.problem);
  const given = isBurn ? coin : { symbol: pool.payCoin.symbol, decimals: COIN_DECIMALS };
  const aside = balance !== undefined && t('balance', { amount: exactSentence(balance, given) });
  const coins = {
    value: form.coinAmount,
    onChange: form.enterCoin,
    decimals: coin.decimals,
    unit: coin.symbol,
  };
  const value = { value: form.value, onChange: form.enterValue, decimals: COIN_DECIMALS };
  return isBurn ? (
    <>
      <AmountInput {...coins} label={t('youBurn')} aside={aside} max={balance} note={note} />
      <AmountInput {...value} label={t('powerGained')} unit="U" />
    </>
  ) : (
    <>
      <AmountInput
        {...value}
        label={t('youPay')}
        unit={pool.payCoin.symbol}
        aside={aside}
        max={balance}
        note={note}
      />
      <AmountInput {...coins} label={t('burnedForYou')} />
    </>
  );
}

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
function BurnButton(props: BurnButtonProps): ReactNode {
  const { mode, coin, paySymbol, form, blocker, onPress } = props;
  const t = useTexts(burnTexts);
  const missing = blocker === null ? missingIn(props) : null;
  if (missing) return <Button disabled>{t(missing)}</Button>;
  const paid = exactSentence(form.value ?? 0n, { symbol: paySymbol, decimals: COIN_DECIMALS });
  return (
    <ActionButton blocker={blocker} onPress={onPress}>
      {mode === 'burn'
        ? t('review', { amount: exactSentence(form.shown, coin) })
        : t('reviewSwap', { amount: paid })}
    </ActionButton>
  );
}

function missingIn({ form, understood }: BurnButtonProps): BurnText | null {
  if (form.problem?.code === 'AMOUNT_REQUIRED') return 'enterAmount';
  if (form.problem) return 'seeAmount';
  return understood ? null : 'confirmFirst';
}
