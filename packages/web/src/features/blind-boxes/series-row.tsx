import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { amountText } from '../../shared/format/amount.ts';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import type { Series } from './box-queries.ts';
import { Envelope } from './envelope.tsx';
import { costOf, worthOf } from './odds.ts';
import { bandOf, envelopeOf } from './series-envelope.ts';
import { useSeriesName } from './series-name.ts';
import { SeriesNote } from './series-note.tsx';
import { StateBadge } from './state-badge.tsx';
import { boxTexts } from './texts.ts';
import { useRates } from './use-rates.ts';

type SeriesRowProps = Readonly<{ series: Series; head: number }>;

/** A series in the list: what it costs, what it is worth on average, where it stands. */
export function SeriesRow({ series, head }: SeriesRowProps): ReactNode {
  const name = useSeriesName();
  return (
    <Link
      to={`${paths.box}?series=${series.seriesId}`}
      className="flex gap-4 px-4 py-4 hover:bg-surface-2"
    >
      <div className="w-30 flex-none">
        <Envelope seriesId={series.seriesId} state={envelopeOf(series)} band={bandOf(series)} />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <h2 className="title text-18">{name(series.seriesId)}</h2>
          <StateBadge state={series.status} />
        </div>
        <Price series={series} />
        <SeriesNote series={series} head={head} />
      </div>
    </Link>
  );
}

function Price({ series }: Readonly<{ series: Series }>): ReactNode {
  const t = useTexts(boxTexts);
  const { trx, prize } = useRates(series.prizeCoin.address);
  const price = BigInt(series.price);
  const average = BigInt(series.expectedPrize);
  const { symbol, decimals } = series.prizeCoin;
  return (
    <>
      <p className="mt-1">
        <b className="font-strong">{amountText(price, 6).short}</b>
        <span className="ml-1 text-14 text-ink-2">
          {trx ? t('trxInU', { u: twoDecimals(costOf(price, trx), 'up') }) : 'TRX'}
        </span>
      </p>
      <p className="text-14 text-ink-2">
        {prize
          ? t('worthOnAverage', { u: twoDecimals(worthOf(average, prize)) })
          : t('holdsOnAverage', { amount: `${amountText(average, decimals).short} ${symbol}` })}
      </p>
    </>
  );
}
