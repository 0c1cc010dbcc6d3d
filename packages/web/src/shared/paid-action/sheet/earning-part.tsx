import type { ReactNode } from 'react';
import { costText, feeText, moneyText } from '../../coins/cost-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { breakEvenAmount } from '../cost/earning-loss.ts';
import type { Earning } from '../paid-action.ts';
import { paidActionTexts } from '../texts.ts';
import type { EarningLoss } from './use-earning-loss.ts';

type EarningPartProps = Readonly<{ earning: Earning; loss: EarningLoss }>;

/** That the fees take more than the stake brings, both as bars, and from which amount on it pays. */
export function EarningPart({ earning, loss: { loss, ...fees } }: EarningPartProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const { staked, days } = earning;
  const { reward, feesNow, feesLater } = fees;
  const all = feesNow + feesLater;
  const amount = staked && breakEvenAmount(staked.amount, fees);
  return (
    <div className="pb-4">
      <Notice kind="warn">
        <b className="block font-strong">{t('lossTitle', { amount: costText(loss) })}</b>
        <dl className="mt-2 grid gap-2">
          <Bar name={t('lossReward', { n: days })} sun={reward} share={share(reward, all)} isGood />
          <Bar
            name={t('lossFees', { now: costText(feesNow), later: costText(feesLater) })}
            sun={all}
            share={100}
          />
        </dl>
        {staked && amount !== null && (
          <p className="mt-2">
            {t('breakEven', {
              amount: moneyText(wholeCoins({ ...staked, amount: amount ?? 0n })),
              n: days,
            })}
          </p>
        )}
      </Notice>
    </div>
  );
}

const share = (part: bigint, whole: bigint) =>
  whole === 0n ? 0 : Math.max(2, Number((part * 100n) / whole));

type Staked = NonNullable<Earning['staked']>;

/** Rounded up: what is advised is not exact to the unit. */
function wholeCoins({ amount, decimals, ...coin }: Staked): Staked {
  const whole = 10n ** BigInt(decimals);
  return { ...coin, decimals, amount: ((amount + whole - 1n) / whole) * whole };
}

type BarProps = Readonly<{ name: string; sun: bigint; share: number; isGood?: boolean }>;

function Bar({ name, sun, share: width, isGood = false }: BarProps): ReactNode {
  return (
    <div className="relative flex justify-between gap-3 pb-3.5">
      <dt className="min-w-0">
        {name}
        <span
          aria-hidden
          style={{ width: `${width}%` }}
          className={`absolute bottom-0 left-0 h-2.5 rounded-mark ${isGood ? 'bg-primary' : 'bg-warn'}`}
        />
      </dt>
      <dd className="font-strong whitespace-nowrap">{feeText(sun)}</dd>
    </div>
  );
}
