import type { ReactNode } from 'react';
import { amountText, twoDecimals } from '../../../shared/format/amount.ts';
import { countText } from '../../../shared/format/count-text.ts';
import { percentText } from '../../../shared/format/percent.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { type SeriesDetail, tiersOf } from '../box-queries.ts';
import { oddsTexts, sentences } from '../figures.ts';
import { costOf, prizesIn, type Tier, worthOf } from '../odds.ts';
import { boxTexts } from '../texts.ts';
import { useRates } from '../use-rates.ts';

/** All of it, in parts of ten thousand. */
const BPS = 10_000;

/** Every prize, how many boxes hold it, and the chance of it. */
export function OddsTable({ series }: Readonly<{ series: SeriesDetail }>): ReactNode {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  const { trx, prize } = useRates(series.prizeCoin.address);
  const { symbol, decimals } = series.prizeCoin;
  const tiers = tiersOf(series.tiers);
  const odds = oddsTexts(tiers.map(({ count }) => count));
  const cost = trx && costOf(BigInt(series.price), trx);
  const coins = (amount: bigint) => `${amountText(amount, decimals).short}\u00a0${symbol}`;
  const worth = (amount: bigint) => (prize ? worthOf(amount, prize) : null);
  const isAbove = ({ amount }: Tier) => {
    const value = worth(amount);
    return value !== null && cost !== null && value >= cost;
  };
  const all = coins(prizesIn(tiers));
  return (
    <Section title={t('odds')} aside={t('oddsFixed')}>
      <table className="mx-4 w-[calc(100%-32px)] text-14">
        <thead className="text-ink-2">
          <tr className="border-b border-line">
            <Head first>{t('prize')}</Head>
            {prize && <Head>{t('worth')}</Head>}
            <Head>{t('boxCount')}</Head>
            <Head>{t('chanceOf')}</Head>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: tiers never change their places.
              key={index}
              className={`border-b border-line-soft ${isAbove(tier) ? 'font-strong' : 'text-ink-2'}`}
            >
              <td className="py-3 pr-2">{coins(tier.amount)}</td>
              {prize && (
                <td className="py-3 pl-2 text-right">{`${twoDecimals(worthOf(tier.amount, prize))}\u00a0U`}</td>
              )}
              <td className="py-3 pl-2 text-right">{countText(tier.count)}</td>
              <td className="py-3 pl-2 text-right whitespace-nowrap">{odds[index]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-strong">
          <tr>
            <td className="py-3 pr-2">{all}</td>
            {prize && <td />}
            <td className="py-3 pl-2 text-right">{countText(series.total)}</td>
            <td className="py-3 pl-2 text-right">{percentText(BPS)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="px-4 text-14 text-ink-2">
        {sentences(
          locale,
          prize && cost !== null && t('boldRows'),
          t(series.prizesBurned ? 'prizesGone' : 'prizesHeld', { all }),
        )}
      </p>
    </Section>
  );
}

type HeadProps = Readonly<{ first?: boolean; children: ReactNode }>;

function Head({ first = false, children }: HeadProps): ReactNode {
  return (
    <th scope="col" className={`py-2 font-normal ${first ? 'text-left' : 'pl-2 text-right'}`}>
      {children}
    </th>
  );
}
