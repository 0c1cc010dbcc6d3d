import type { BurnMode } from '@vellum/api/wire/choice-lists';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import type { Quoted } from '../../shared/chain/use-chain-quote.ts';
import type { Coin } from '../../shared/coins/coin.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { twoDecimals } from '../../shared/format/amount.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { MOST_BELOW_AVERAGE } from './burn-problem.ts';
import { type BurnRates, SAMPLE } from './burn-rates.ts';
import { burnTexts } from './texts.ts';
import type { useBurnForm } from './use-burn-form.ts';

/** Seconds after which a quote is no longer acted on. */
const OLD = 60;

const tolerances = ['10', '50', '100'] as const;

type QuotePartProps = Readonly<{
  mode: BurnMode;
  coin: Coin;
  form: ReturnType<typeof useBurnForm>;
  rates: BurnRates;
  quoted: Quoted<BurnRates>;
  room: bigint;
}>;

/** What the quote is, how old, how far the price may move, and what that makes at most or at least. */
export function QuotePart(props: QuotePartProps): ReactNode {
  const { mode, coin, form, room } = props;
  const t = useTexts(burnTexts);
  return (
    <div className="-mt-2">
      <QuoteLine {...props} />
      <div className="pt-4">
        <Segmented
          label={t('tolerance')}
          choices={tolerances.map((bps) => ({ value: bps, label: percentText(Number(bps)) }))}
          value={form.toleranceBps.toString() as (typeof tolerances)[number]}
          onChange={(bps) => form.setTolerance(BigInt(bps))}
        />
      </div>
      {form.value !== null && form.value > 0n && (
        <dl className="pt-2">
          <Figure name={t(mode === 'burn' ? 'atMost' : 'atLeast')}>
            <CoinAmount amount={form.limit} coin={coin} />
          </Figure>
          {mode === 'swapToBurn' && (
            <Figure name={t('below')}>
              <span className={form.belowAverage > MOST_BELOW_AVERAGE ? 'text-down' : ''}>
                {percentText(form.belowAverage)}
              </span>
              <span className="block text-13 text-ink-2">{t('belowStop')}</span>
            </Figure>
          )}
        </dl>
      )}
      <p className="pt-3 text-13 text-ink-2">
        {mode === 'burn' && <span className="block">{t('dearer')}</span>}
        {t('oneBlock', { room: twoDecimals(room) })}
      </p>
    </div>
  );
}

function QuoteLine({ coin, rates, quoted, mode }: QuotePartProps): ReactNode {
  const t = useTexts(burnTexts);
  const age = Math.max(0, Math.floor((useNow(Date.now) - quoted.at) / 1000));
  const one = 10n ** BigInt(coin.decimals);
  const per = mode === 'burn' ? rates.perSample : rates.averagePerSample;
  const price = per === 0n ? 0n : (one * SAMPLE) / per;
  const text = formatAmount(price, COIN_DECIMALS, { maxDecimals: 4, grouping: true });
  return age > OLD ? (
    <div className="flex items-center justify-between gap-3 text-14 text-ink-2">
      {t('quoteOld', { n: OLD })}
      <Button kind="ghost" size="small" onClick={quoted.again}>
        {t('quoteAgain')}
      </Button>
    </div>
  ) : (
    <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
      {t('quoteAt', { symbol: coin.symbol, price: text })}
      <span aria-hidden className="size-[3px] rounded-full bg-current" />
      {t('quoteAge', { n: age })}
    </p>
  );
}
