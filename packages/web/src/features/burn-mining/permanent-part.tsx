import { oracle } from '@vellum/contracts/prices';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import type { Coin } from '../../shared/coins/coin.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { percentText } from '../../shared/format/percent.ts';
import { useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ConfirmCheck } from '../../shared/ui/fields/confirm-check.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { breakEvenOf } from './break-even.ts';
import type { BurnPool } from './burn-queries.ts';
import { type BurnRates, SAMPLE } from './burn-rates.ts';
import { burnTexts } from './texts.ts';
import type { FilledBurn } from './use-burn-form.ts';

type PermanentPartProps = Readonly<{
  pool: BurnPool;
  coin: Coin;
  form: FilledBurn;
  rates: BurnRates;
  understood: boolean;
  onUnderstand: (yes: boolean) => void;
}>;

/** That it is permanent, what it can bring back at all, and the word of the person. */
export function PermanentPart(props: PermanentPartProps): ReactNode {
  const { coin, form, understood, onUnderstand } = props;
  const t = useTexts(burnTexts);
  const gap = useSentenceGap();
  if (form.value === null || form.value === 0n) return null;
  return (
    <div className="grid gap-3">
      <Notice kind="warn" icon={Flame}>
        <b className="font-strong">{t('permanent')}</b>
        {gap}
        {t('permanentText', { amount: exactSentence(form.shown, coin) })}
        {gap}
        <BreakEvenText {...props} />
      </Notice>
      <ConfirmCheck label={t('understand')} checked={understood} onChange={onUnderstand} />
    </div>
  );
}

/** What the burn can earn back, in the coin that is paid out, at average prices. */
function BreakEvenText({ pool, form, rates }: PermanentPartProps): ReactNode {
  const t = useTexts(burnTexts);
  const gap = useSentenceGap();
  const now = useNow(useChainClock());
  const { dailyReward, fundedUntil, nodes } = pool;
  const perSample = useAverage(dailyReward.coin);
  if (fundedUntil === null || fundedUntil <= now) return t('notFunded');
  if (perSample === undefined) return null;
  const found = breakEvenOf({
    cost: (worthOf(form, rates) * perSample) / SAMPLE,
    gained: form.value ?? 0n,
    totalPower: BigInt(nodes.totalPower),
    daily: BigInt(dailyReward.amount),
    fundedFor: fundedUntil - now,
  });
  if (!found) return t('notFunded');
  const reward = { symbol: dailyReward.symbol, decimals: COIN_DECIMALS };
  return (
    <>
      {t('breakEven', { soonest: found.soonest, later: found.later })}
      {gap}
      {t('funded', {
        days: found.fundedDays,
        amount: exactSentence(found.fundedReward, reward),
        share: percentText(found.fundedBps),
      })}
    </>
  );
}

/** U of what is destroyed at the average price, which is never less than what it counts for. */
function worthOf({ value, expected }: FilledBurn, { averagePerSample }: BurnRates): bigint {
  const atAverage = averagePerSample === 0n ? 0n : (expected * SAMPLE) / averagePerSample;
  return value !== null && value > atAverage ? value : atAverage;
}

/** Units of a coin that `SAMPLE` U are on average; undefined while that is not known. */
function useAverage(coin: Address | null): bigint | undefined {
  const { data } = useChainRead(['burn-mining', 'average', coin], async (chain) => {
    const asked = oracle.consult(chain.contract('usdt'), SAMPLE, coin ?? chain.contract('wtrx'));
    return (await chain.read('oracle', asked)).average;
  });
  return data;
}
