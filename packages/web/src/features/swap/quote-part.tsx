import type { SwapQuote, SwapSide } from '@vellum/api/swap/swap-quote';
import type { ReactNode } from 'react';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { costText } from '../../shared/coins/cost-text.ts';
import { ExactAmount } from '../../shared/coins/exact-amount.tsx';
import { countText } from '../../shared/format/count-text.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { rateText } from '../../shared/swap/rate-text.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { CONFIRM_BPS, WARN_BPS } from '../../shared/swap/tolerance.ts';
import { useNow } from '../../shared/ui/time/use-now.ts';
import type { NetworkFee } from './network-fee.ts';
import { poolFeeOf } from './swap-terms.ts';
import type { SwapToken } from './swap-token.ts';

type QuotePartProps = Readonly<{
  quote: SwapQuote;
  side: SwapSide;
  limit: bigint | null;
  pay: SwapToken;
  receive: SwapToken;
  /** Of the coin between them. */
  via: string | null;
  fee: NetworkFee | undefined;
  /** Of the reserves. */
  block: number;
  /** Device time at which they were read. */
  at: number;
}>;

/** What a swap comes to, of which block that is, and within which bounds it will be carried out. */
export function QuotePart(props: QuotePartProps): ReactNode {
  const { quote, side, limit, pay, receive, via, fee } = props;
  const t = useTexts(swapTexts);
  const hops = quote.route.hops.length;
  const isIn = side === 'in';
  return (
    <div>
      <RateLine {...props} />
      <dl aria-label={t('quote')} className="border-t border-line-soft">
        <Figure name={t(isIn ? 'minimumReceived' : 'maximumPaid')}>
          {limit === null ? '–' : <ExactAmount amount={limit} coin={isIn ? receive : pay} />}
        </Figure>
        <Figure name={t('impact')}>
          <span className={impactInk(quote.impactBps)}>{percentText(quote.impactBps)}</span>
        </Figure>
        <Figure name={t('poolFee', { rate: percentText(hops * 30) })}>
          <CoinAmount amount={poolFeeOf(quote.paid, hops)} coin={pay} className="" />
        </Figure>
        <FeeFigure fee={fee} />
        <Figure name={t('route')}>
          <bdi>{[pay.symbol, ...(via === null ? [] : [via]), receive.symbol].join(' → ')}</bdi>
        </Figure>
      </dl>
    </div>
  );
}

function impactInk(bps: number): string {
  if (bps >= CONFIRM_BPS) return 'font-strong text-down';
  return bps >= WARN_BPS ? 'font-strong text-warn' : '';
}

function RateLine({ quote, pay, receive, block, at }: QuotePartProps): ReactNode {
  const t = useTexts(swapTexts);
  const age = Math.max(0, Math.floor((useNow(Date.now) - at) / 1000));
  const symbols = {
    paySymbol: pay.symbol,
    payDecimals: pay.decimals,
    receiveSymbol: receive.symbol,
    receiveDecimals: receive.decimals,
  };
  return (
    <p className="flex flex-wrap justify-between gap-x-3 pb-3 text-14">
      <bdi>{rateText(symbols, quote.paid, quote.received)}</bdi>
      <span className="text-ink-2">{t('ofBlock', { block: countText(block), n: age })}</span>
    </p>
  );
}

/** What the network takes beside it; it is known with a wallet alone. */
export function FeeFigure({ fee }: Readonly<{ fee: NetworkFee | undefined }>): ReactNode {
  const t = useTexts(swapTexts);
  return (
    <Figure name={t('networkFee')}>
      {fee === undefined ? (
        <span className="text-ink-2">{t('feeInReview')}</span>
      ) : (
        <>
          <b className="font-strong">{t('feeAbout', { fee: costText(fee.expected) })}</b>{' '}
          <span className="text-ink-2">{t('feeMost', { most: costText(fee.most) })}</span>
        </>
      )}
    </Figure>
  );
}
