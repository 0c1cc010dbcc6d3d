import { useInfiniteQuery } from '@tanstack/react-query';
import { shortenAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { coinText } from '../../../shared/coins/coin-amount.tsx';
import { dateTimeText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { Price } from '../../../shared/launch/price.tsx';
import { trxSentence } from '../../../shared/launch/trx-sentence.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import { tokenPageTexts } from './texts.ts';
import { type Fill, fillsQuery } from './token-queries.ts';

/** Rows before more are asked for. */
const FEW = 5;

/** What was bought and sold, the newest first. */
export function FillsPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const query = useInfiniteQuery(fillsQuery(token.tokenAddress));
  const [isLong, setLong] = useState(false);
  const all = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const fills = isLong ? all : all.slice(0, FEW);
  const hasMore = fills.length < all.length || query.hasNextPage;
  const showMore = () => (isLong ? void query.fetchNextPage() : setLong(true));
  return (
    <Section title={t('trades')}>
      {query.isPending && (
        <div className="px-4">
          <Skeleton height={56} />
        </div>
      )}
      {query.isError && fills.length === 0 && (
        <div className="px-4">
          <PartFailed text={t('tradesFailed')} retry={() => void query.refetch()} />
        </div>
      )}
      {query.isSuccess && fills.length === 0 && (
        <p className="px-4 text-14 text-ink-2">{t('noTrades')}</p>
      )}
      <ul aria-label={t('trades')} className="px-4">
        {fills.map((fill, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one transaction may trade twice; the list only grows.
          <li key={`${fill.txid} ${place}`} className="border-t border-line-soft first:border-t-0">
            <FillRow fill={fill} symbol={token.tokenSymbol} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="pt-1">
          <Button kind="ghost" size="small" busy={query.isFetchingNextPage} onClick={showMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </Section>
  );
}

type FillRowProps = Readonly<{ fill: Fill; symbol: string }>;

function FillRow({ fill, symbol }: FillRowProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const locale = useLocale();
  const { short, full } = coinText(fill.amount, { decimals: COIN_DECIMALS });
  const isBuy = fill.side === 'buy';
  return (
    <div className="flex items-center justify-between gap-3 py-2 text-14">
      <div className="min-w-0">
        <p>
          <span className={isBuy ? 'text-rise' : 'text-fall'}>
            {t(isBuy ? 'bought' : 'soldWord')}
          </span>{' '}
          <span title={full} className="font-strong">
            {short}
          </span>{' '}
          <bdi className="text-ink-2">{symbol}</bdi>
          {fill.market === 'inside' && <span className="text-ink-2"> {t('inside')}</span>}
        </p>
        <p className="text-13 text-ink-2">
          <span className="font-mono">{shortenAddress(fill.user)}</span>{' '}
          {dateTimeText(fill.at, locale)}
        </p>
      </div>
      <div className="flex-none text-right">
        <Price price={fill.price} />
        <span className="block text-13 text-ink-2">{trxSentence(fill.value)}</span>
      </div>
    </div>
  );
}
