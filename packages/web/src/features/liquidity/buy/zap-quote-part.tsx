import type { ReactNode } from 'react';
import type { Coin } from '../../../shared/coins/coin.ts';
import { CoinAmount } from '../../../shared/coins/coin-amount.tsx';
import { dateTimeText } from '../../../shared/format/date.ts';
import { percentText, shareText } from '../../../shared/format/percent.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Figure } from '../../../shared/paid-action/fact.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Segmented } from '../../../shared/ui/fields/segmented.tsx';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import { useNow } from '../../../shared/ui/time/use-now.ts';
import { liquidityTexts } from '../texts.ts';
import { zapCoins } from './zap-coins.ts';
import { type FilledZap, isStopped, offAverageBps, type ZapRates } from './zap-rates.ts';

/** Seconds after which a quote is told to be old. */
const OLD = 60;

/** Units below which the helper keeps what is left over in the pair: less than a hundredth of a coin. */
const DUST = 10_000n;

const tolerances = ['10', '50', '100'] as const;

type ZapQuotePartProps = Readonly<{
  rates: ZapRates;
  zap: FilledZap | null;
  /** What is paid, and the other coin of the pool. */
  coin: Coin;
  other: Coin;
  releaseAt: number;
  toleranceBps: bigint;
  onTolerance: (bps: bigint) => void;
  at: number;
  again: () => void;
}>;

/** What comes of the amount, within which bounds, and how old the prices are. */
export function ZapQuotePart(props: ZapQuotePartProps): ReactNode {
  const { rates, zap, toleranceBps, onTolerance } = props;
  const t = useTexts(liquidityTexts);
  const off = percentText(offAverageBps(rates));
  const most = percentText(rates.mostOffBps);
  return (
    <>
      {isStopped(rates) && <Notice kind="bad">{t('priceOff', { off, most })}</Notice>}
      <Segmented
        label={t('tolerance')}
        choices={tolerances.map((bps) => ({ value: bps, label: percentText(Number(bps)) }))}
        value={toleranceBps.toString() as (typeof tolerances)[number]}
        onChange={(bps) => onTolerance(BigInt(bps))}
      />
      <div>
        <dl aria-label={t('quote')}>
          {zap && <Outcome {...props} zap={zap} />}
          <Figure name={t('offAverage')}>
            {off}
            <span className="block text-13 text-ink-2">{t('offStop', { most })}</span>
          </Figure>
        </dl>
        <Age at={props.at} again={props.again} />
        <p className="pt-2 text-13 text-ink-2">{t('lossNote')}</p>
      </div>
    </>
  );
}

type OutcomeProps = ZapQuotePartProps & Readonly<{ zap: FilledZap }>;

function Outcome({ rates, zap, coin, other, releaseAt }: OutcomeProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const locale = useLocale();
  return (
    <>
      <Figure name={t('about')}>
        <b className="font-strong">{zapCoins(zap, coin, other).coins}</b>
      </Figure>
      <Figure name={t('least')}>{zapCoins(zap, coin, other).least}</Figure>
      <Figure name={t('impact')}>{percentText(zap.impactBps)}</Figure>
      <Figure name={t('share')}>{shareText(zap.lp, rates.pool.lpSupply + zap.lp)}</Figure>
      {zap.leftover > DUST && (
        <Figure name={t('back')}>
          <CoinAmount amount={zap.leftover} coin={coin} className="" />
        </Figure>
      )}
      <Figure name={t('released')}>{dateTimeText(releaseAt, locale)}</Figure>
    </>
  );
}

function Age({ at, again }: Readonly<{ at: number; again: () => void }>): ReactNode {
  const t = useTexts(liquidityTexts);
  const age = Math.max(0, Math.floor((useNow(Date.now) - at) / 1000));
  return age > OLD ? (
    <div className="flex items-center justify-between gap-3 text-13 text-ink-2">
      {t('quoteOld', { n: OLD })}
      <Button kind="ghost" size="small" onClick={again}>
        {t('quoteAgain')}
      </Button>
    </div>
  ) : (
    <p className="text-13 text-ink-2">{t('quoteAge', { n: age })}</p>
  );
}
