import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { ZapCoin } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useChainClock } from '../../../shared/chain/use-chain-clock.ts';
import { type Coin, trxCoin } from '../../../shared/coins/coin.ts';
import { exactSentence } from '../../../shared/coins/coin-amount.tsx';
import { useBalance } from '../../../shared/coins/use-balance.ts';
import { useCoin } from '../../../shared/coins/use-coin.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useWorth } from '../../../shared/income/use-worth.ts';
import { ActionButton } from '../../../shared/paid-action/action-button.tsx';
import { useProblemNote } from '../../../shared/paid-action/errors/use-error-sentence.ts';
import type { Blocker, UsedPaidAction } from '../../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx';
import { Segmented } from '../../../shared/ui/fields/segmented.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import { useNow } from '../../../shared/ui/time/use-now.ts';
import type { ListedPool } from '../liquidity-queries.ts';
import { type LiquidityText, liquidityTexts } from '../texts.ts';
import type { BuyLpParams } from './buy-lp.ts';
import { buyLpParams, DAY } from './buy-lp-params.ts';
import { useZapRates } from './use-zap-rates.ts';
import { zapProblem } from './zap-problem.ts';
import { ZapQuotePart } from './zap-quote-part.tsx';
import { filledZap, isStopped, mostToPay, type ZapRates } from './zap-rates.ts';

type ZapFormProps = Readonly<{
  address: Address | null;
  pool: ListedPool;
  action: UsedPaidAction<BuyLpParams>;
}>;

/** What to pay with, how much, and what comes of it. */
export function ZapForm(props: ZapFormProps): ReactNode {
  const { pool } = props;
  const t = useTexts(liquidityTexts);
  const [pay, setPay] = useState<ZapCoin>('trx');
  const token = useCoin(pool.token.coin);
  const quoted = useZapRates({ pair: pool.pair, token: pool.token.coin as Address, pay });
  const choices = [
    { value: 'trx', label: trxCoin.symbol },
    { value: 'token', label: pool.token.symbol },
  ] as const;
  return (
    <Section title={t('pay')}>
      <div className="grid gap-4 px-4">
        <Segmented label={t('payWith')} choices={choices} value={pay} onChange={setPay} />
        {quoted.isMissing && <Notice kind="warn">{t('noQuote')}</Notice>}
        {!quoted.isMissing && !(quoted.rates && token) && <Waiting />}
        {quoted.rates && token && (
          <Filled
            key={pay}
            {...props}
            pay={pay}
            token={token}
            rates={quoted.rates}
            at={quoted.at}
            again={quoted.again}
          />
        )}
      </div>
    </Section>
  );
}

/** As tall as the form before an amount is entered: what stands below does not move. */
function Waiting(): ReactNode {
  return (
    <>
      <Skeleton height={86} />
      <Skeleton height={36} />
      <Skeleton height={76} />
      <Skeleton height={116} />
      <Skeleton height={48} />
    </>
  );
}

type FilledProps = ZapFormProps &
  Readonly<{
    pay: ZapCoin;
    token: Coin;
    rates: ZapRates;
    at: number;
    again: () => void;
  }>;

function Filled(props: FilledProps): ReactNode {
  const { address, action, pay, token, rates } = props;
  const t = useTexts(liquidityTexts);
  const [amount, setAmount] = useState<bigint | null>(null);
  const [toleranceBps, setTolerance] = useState(50n);
  const coin = pay === 'trx' ? trxCoin : token;
  const balance = useBalance(address, coin.address);
  const zap = amount === null ? null : filledZap(rates, amount, toleranceBps);
  const problem = zapProblem({ amount, balance, coin, rates, zap });
  const note = useProblemNote(problem);
  const releaseAt = useNow(useChainClock()) + DAY;
  const begin = () => {
    if (amount !== null && zap)
      action.begin(buyLpParams({ pay, token, amount, zap, toleranceBps, releaseAt }));
  };
  return (
    <>
      <AmountInput
        label={t('amount')}
        value={amount}
        onChange={setAmount}
        decimals={coin.decimals}
        unit={coin.symbol}
        aside={balance !== undefined && t('balance', { amount: exactSentence(balance, coin) })}
        max={mostOf(balance, coin, rates)}
        worth={useWorth(coin.address, amount)}
        note={note}
      />
      <p className="text-13 text-ink-2">
        {t('mostNow', { amount: exactSentence(mostToPay(rates), coin) })}
      </p>
      <ZapQuotePart
        {...props}
        coin={coin}
        other={pay === 'trx' ? token : trxCoin}
        zap={problem?.code === 'BELOW_MINIMUM' || zap?.isTooLarge ? null : zap}
        releaseAt={releaseAt}
        toleranceBps={toleranceBps}
        onTolerance={setTolerance}
      />
      {action.refusal !== null && <Notice kind="bad">{action.refusal}</Notice>}
      <ZapButton problem={problem} rates={rates} blocker={action.blocker} onPress={begin} />
    </>
  );
}

/** Sun that stay for the network's cost when everything is paid. */
const KEPT_SUN = 50_000_000n;

function mostOf(balance: bigint | undefined, coin: Coin, rates: ZapRates): bigint | undefined {
  if (balance === undefined) return undefined;
  const kept = coin.address === null ? KEPT_SUN : 0n;
  const most = mostToPay(rates);
  if (balance >= kept + most) return most;
  return balance > kept ? balance - kept : 0n;
}

type ZapButtonProps = Readonly<{
  problem: CodeWithParams | null;
  rates: ZapRates;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of the form; while it cannot be pressed it says why. */
function ZapButton({ problem, rates, blocker, onPress }: ZapButtonProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const missing = blocker === null ? missingIn(problem, rates) : null;
  if (missing) return <Button disabled>{t(missing)}</Button>;
  return (
    <ActionButton blocker={blocker} onPress={onPress}>
      {t('review')}
    </ActionButton>
  );
}

function missingIn(problem: CodeWithParams | null, rates: ZapRates): LiquidityText | null {
  if (isStopped(rates)) return 'waitForPrice';
  if (problem?.code === 'AMOUNT_REQUIRED') return 'enterAmount';
  return problem ? 'seeAmount' : null;
}
