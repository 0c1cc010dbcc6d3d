import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { amountText } from '../../shared/format/amount.ts';
import { countText } from '../../shared/format/count-text.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { unbroken } from '../../shared/format/unbroken.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { type SeriesDetail, tiersOf } from './box-queries.ts';
import { boxNumber, shareText } from './figures.ts';
import { costOf, tierOfPrize, worthOf } from './odds.ts';
import { RevealPicture } from './reveal-picture.tsx';
import { useSeriesName } from './series-name.ts';
import { boxTexts } from './texts.ts';
import { useRates } from './use-rates.ts';

type RevealedPrizeProps = Readonly<{
  series: SeriesDetail;
  boxId: string;
  prize: number;
  icon: LucideIcon;
}>;

/** A prize: how much, what it is worth beside what was paid, how many boxes hold it, and since when it was fixed. */
export function RevealedPrize({ series, boxId, prize, icon }: RevealedPrizeProps): ReactNode {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  const name = useSeriesName();
  const found = tierOfPrize(tiersOf(series.tiers), prize);
  if (!found) return null;
  const { symbol, decimals } = series.prizeCoin;
  const { tier } = found;
  const amount = amountText(tier.amount, decimals);
  const box = boxNumber(boxId);
  return (
    <>
      <RevealPicture
        seriesId={series.seriesId}
        name={name(series.seriesId)}
        box={box}
        amount={amount.short}
        symbol={symbol}
      />
      <p role="status" className="mt-4 text-40 font-strong">
        {amount.full}
        <span className="ml-2 text-18 font-normal text-ink-2">{symbol}</span>
      </p>
      <Worth series={series} amount={tier.amount} />
      <p className="text-14 text-ink-2">
        {t('prizeOdds', {
          n: countText(tier.count),
          total: countText(series.total),
          share: shareText(tier.count, series.total),
        })}
      </p>
      <div className="mt-4">
        <Notice icon={icon}>
          {t('tapDecided', {
            box,
            place: countText(prize),
            time: unbroken(dateTimeText(series.revealedAt ?? 0, locale)),
          })}{' '}
          <Link
            to={`${paths.boxVerify}?series=${series.seriesId}&box=${boxId}`}
            className="text-primary underline underline-offset-3"
          >
            {t('verifyIt')}
          </Link>
        </Notice>
      </div>
    </>
  );
}

function Worth({ series, amount }: Readonly<{ series: SeriesDetail; amount: bigint }>): ReactNode {
  const t = useTexts(boxTexts);
  const { trx, prize } = useRates(series.prizeCoin.address);
  if (!trx || !prize) return null;
  return (
    <p>
      {t('worthAndPaid', {
        worth: twoDecimals(worthOf(amount, prize)),
        paid: twoDecimals(costOf(BigInt(series.price), trx), 'up'),
      })}
    </p>
  );
}
