import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import type { Coin } from '../../shared/coins/coin.ts';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { percentText } from '../../shared/format/percent.ts';
import { ConfirmCheck } from '../../shared/ui/confirm-check.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { breakEvenOf } from './break-even.ts';
import type { BurnPool } from './burn-queries.ts';
import type { FilledBurn } from './use-burn-form.ts';
import { useTexts } from './use-texts.ts';

type PermanentPartProps = Readonly<{
  pool: BurnPool;
  coin: Coin;
  form: FilledBurn;
  understood: boolean;
  onUnderstand: (yes: boolean) => void;
}>;

/** That it is for good, what it can bring back at all, and the word of the person. */
export function PermanentPart(props: PermanentPartProps): ReactNode {
  const { coin, form, understood, onUnderstand } = props;
  const t = useTexts();
  if (form.value === null || form.value === 0n) return null;
  return (
    <div className="grid gap-3">
      <Notice kind="warn" icon={Flame}>
        <b className="font-strong">{t('permanent')}</b>{' '}
        {t('permanentText', { amount: coinSentence(form.expected, coin) })}{' '}
        <BreakEvenText {...props} />
      </Notice>
      <ConfirmCheck label={t('understand')} checked={understood} onChange={onUnderstand} />
    </div>
  );
}

/** Told only of a burn of the coin that is paid out: of others the price decides too. */
function BreakEvenText({ pool, coin, form }: PermanentPartProps): ReactNode {
  const t = useTexts();
  const now = useNow(useChainClock());
  const { dailyReward, fundedUntil, nodes } = pool;
  if (fundedUntil === null || fundedUntil <= now) return t('notFunded');
  if (dailyReward.coin !== coin.address) return null;
  const found = breakEvenOf({
    cost: form.expected,
    gained: form.value ?? 0n,
    totalPower: BigInt(nodes.totalPower),
    daily: BigInt(dailyReward.amount),
    fundedFor: fundedUntil - now,
  });
  if (!found) return t('notFunded');
  const reward = { symbol: dailyReward.symbol, decimals: COIN_DECIMALS };
  return (
    <>
      {t('breakEven', { soonest: found.soonest, later: found.later })}{' '}
      {t('funded', {
        days: found.fundedDays,
        amount: coinSentence(found.fundedReward, reward),
        share: percentText(found.fundedBps),
      })}
    </>
  );
}
