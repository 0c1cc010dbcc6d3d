import type { ReactNode } from 'react';
import { amountText, twoDecimals } from '../../../shared/format/amount.ts';
import { countText } from '../../../shared/format/count-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { type SeriesDetail, tiersOf } from '../box-queries.ts';
import { averagePrize, boxesBelow, commonest, costOf, type Rate, worthOf } from '../odds.ts';
import { boxTexts } from '../texts.ts';
import { useRates } from '../use-rates.ts';

/** The price beside what a box is worth on average. */
export function ValuePart({ series }: Readonly<{ series: SeriesDetail }>): ReactNode {
  const t = useTexts(boxTexts);
  const { trx, prize } = useRates(series.prizeCoin.address);
  return (
    <Section title={t('value')}>
      <div className="px-4">
        {trx && prize ? (
          <InU series={series} trx={trx} prize={prize} />
        ) : (
          <InCoins series={series} />
        )}
      </div>
    </Section>
  );
}

type InUProps = Readonly<{ series: SeriesDetail; trx: Rate; prize: Rate }>;

function InU({ series, trx, prize }: InUProps): ReactNode {
  const t = useTexts(boxTexts);
  const tiers = tiersOf(series.tiers);
  const { symbol, decimals } = series.prizeCoin;
  const cost = costOf(BigInt(series.price), trx);
  const worth = worthOf(averagePrize(tiers), prize);
  const most = commonest(tiers);
  const coins = (amount: bigint) => `${amountText(amount, decimals).short}\u00a0${symbol}`;
  const shares = sharesOf(cost, worth);
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2 text-14">
        <dt>{t('youPay')}</dt>
        <Bar share={shares.cost} rest={0} look="bg-primary" />
        <dd className="text-right font-strong">{`${twoDecimals(cost, 'up')} U`}</dd>
        <dt>{t('average')}</dt>
        <Bar share={shares.worth} rest={shares.cost} look="bg-accent" />
        <dd className="text-right font-strong">{`${twoDecimals(worth)} U`}</dd>
      </dl>
      <p className="mt-3">
        {t('mostBelow', {
          n: countText(boxesBelow(tiers, prize, cost)),
          total: countText(series.total),
        })}
      </p>
      {most && (
        <p>
          {t('mostHold', {
            n: most.count,
            prize: coins(most.amount),
            u: twoDecimals(worthOf(most.amount, prize)),
          })}
        </p>
      )}
      <p className="mt-1 text-14 text-ink-2">
        {t('averageAt', {
          prize: coins(averagePrize(tiers)),
          symbol,
          rate: amountText(worthOf(10n ** BigInt(decimals), prize), 6, 4).short,
        })}
      </p>
    </>
  );
}

type BarProps = Readonly<{ share: number; rest: number; look: string }>;

/** Hatched is what the average falls short of the price. */
function Bar({ share, rest, look }: BarProps): ReactNode {
  return (
    <div aria-hidden className="relative h-4">
      <div
        className="hatched absolute inset-y-0 left-0 rounded-[4px] border border-line [--hatch:var(--line)]"
        style={{ width: `${Math.max(share, rest)}%` }}
      />
      <div
        className={`absolute inset-y-0 left-0 rounded-[4px] ${look}`}
        style={{ width: `${share}%` }}
      />
    </div>
  );
}

function InCoins({ series }: Readonly<{ series: SeriesDetail }>): ReactNode {
  const t = useTexts(boxTexts);
  const { symbol, decimals } = series.prizeCoin;
  const average = averagePrize(tiersOf(series.tiers));
  return (
    <>
      <p>
        {t('paysAndHolds', {
          price: amountText(BigInt(series.price), 6).full,
          prize: `${amountText(average, decimals).short}\u00a0${symbol}`,
        })}
      </p>
      <p className="mt-1 text-14 text-ink-2">{t('noRate')}</p>
    </>
  );
}

/** Both in percent of the longer one. */
function sharesOf(cost: bigint, worth: bigint): Readonly<{ cost: number; worth: number }> {
  const [paid, got] = [Number(cost), Number(worth)];
  const longest = Math.max(1, paid, got);
  return { cost: (paid / longest) * 100, worth: (got / longest) * 100 };
}
