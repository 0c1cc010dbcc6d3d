import type { ReactNode } from 'react';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { ExactAmount } from '../../shared/coins/exact-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { percentText } from '../../shared/format/percent.ts';
import { unbroken } from '../../shared/format/unbroken.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Section } from '../../shared/ui/section.tsx';
import type { CoinPool, Term } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';

const DAY = 86_400_000;

type QuotePartProps = Readonly<{
  pool: CoinPool;
  term: Term;
  /** Units; null while no amount is entered. */
  reward: bigint | null;
  /** Milliseconds of chain time. */
  now: number;
}>;

/** What the stake gives, when it is due, where the reward lies until then, and the way out before. */
export function QuotePart({ pool, term, reward, now }: QuotePartProps): ReactNode {
  const t = useTexts(stakingTexts);
  const locale = useLocale();
  return (
    <Section title={t('whatYouGet')}>
      <dl className="px-4">
        <Figure name={t('rewardIn', { days: term.days })}>
          {reward === null ? (
            t('rateAYear', { rate: percentText(term.rate) })
          ) : (
            <ExactAmount amount={reward} coin={pool} />
          )}
        </Figure>
        <Figure name={t('dueAt')}>
          <b className="font-strong">{dateTimeText(now + term.days * DAY, locale)}</b>
        </Figure>
        <Figure name={t('comesFrom')}>{t('fromReserve', { symbol: pool.symbol })}</Figure>
        <Figure name={t('stillFree')}>
          <CoinAmount amount={pool.rewardFree.amount} coin={pool} className="" />
        </Figure>
        <Figure name={t('mostNow')}>
          <CoinAmount amount={term.maxAmount} coin={pool} className="" />
        </Figure>
        <Figure name={unbroken(t('beforeThat'))}>
          {t('earlyShort', { days: pool.earlyAfter / DAY })}
        </Figure>
      </dl>
      <p className="px-4 pt-1 text-13 text-ink-2">{t('quoteNote')}</p>
    </Section>
  );
}
