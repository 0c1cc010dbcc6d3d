import { envelopeLook } from '@vellum/art/envelope-look';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { amountText, twoDecimals } from '../../../shared/format/amount.ts';
import { countText } from '../../../shared/format/count-text.ts';
import { dateTimeText } from '../../../shared/format/date.ts';
import { unbroken } from '../../../shared/format/unbroken.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { type SeriesDetail, tiersOf } from '../box-queries.ts';
import { EnvelopeBack, EnvelopeFront, SealMark, Waves } from '../envelope-parts.tsx';
import { boxNumber, oddsTexts } from '../figures.ts';
import { costOf, tierOfPrize, worthOf } from '../odds.ts';
import { useSeriesName } from '../series-name.ts';
import { boxTexts } from '../texts.ts';
import { useRates } from '../use-rates.ts';

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
  const tiers = tiersOf(series.tiers);
  const found = tierOfPrize(tiers, prize);
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
          share: oddsTexts(tiers.map(({ count }) => count))[tiers.indexOf(tier)] ?? '',
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

type RevealPictureProps = Readonly<{
  seriesId: string;
  name: string;
  box: string;
  amount: string;
  symbol: string;
}>;

/** The letter comes out of its envelope, once and without haste; under reduced motion it is out already. */
function RevealPicture(props: RevealPictureProps): ReactNode {
  const waves = useId();
  const clip = useId();
  const look = envelopeLook(props.seriesId);
  return (
    <svg
      aria-hidden="true"
      viewBox="10 -180 620 574"
      className="mx-auto block h-auto w-full max-w-[320px] [filter:brightness(var(--art-dim))]"
    >
      <defs>
        <Waves id={waves} ink={look.ink} />
        <clipPath id={clip}>
          <path d="M0 -180H640V150L320 300 0 150z" />
        </clipPath>
      </defs>
      <EnvelopeBack look={look} />
      <g clipPath={`url(#${clip})`}>
        <g className="transition-[translate,opacity] duration-600 ease-out starting:translate-y-[220px] starting:opacity-0">
          <Letter {...props} waves={waves} />
        </g>
      </g>
      <EnvelopeFront look={look} waves={waves} />
    </svg>
  );
}

function Letter({
  seriesId,
  name,
  box,
  amount,
  symbol,
  waves,
}: RevealPictureProps & Readonly<{ waves: string }>): ReactNode {
  const look = envelopeLook(seriesId);
  const line = { stroke: look.ink, strokeWidth: 2.5 };
  return (
    <>
      <rect x={70} y={-170} width={500} height={480} rx={16} fill="#FFFFFF" {...line} />
      <rect x={84} y={-156} width={472} height={460} rx={8} fill="#FAF6EC" />
      <rect x={84} y={-156} width={472} height={460} rx={8} fill={`url(#${waves})`} {...line} />
      <g fill={look.ink}>
        <text x={116} y={-108} fontSize={28} fontFamily="var(--serif)">
          {name}
        </text>
        <text x={116} y={-76} fontSize={20} fontFamily="var(--mono)">
          {box}
        </text>
        <text
          x={114}
          y={52}
          fontSize={amount.length > 5 ? 64 : 92}
          fontWeight={600}
          fontFamily="var(--sans)"
        >
          {amount}
        </text>
        <text x={116} y={94} fontSize={30} fontFamily="var(--sans)">
          {symbol}
        </text>
      </g>
      <SealMark look={look} x={452} y={-20} scale={1.05} />
    </>
  );
}
