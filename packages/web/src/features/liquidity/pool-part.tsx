import { type ReactNode, useState } from 'react';
import { trxCoin } from '../../shared/coins/coin.ts';
import { CoinAmount, coinText } from '../../shared/coins/coin-amount.tsx';
import { amountText } from '../../shared/format/amount.ts';
import { shareText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { useLpWorth } from '../../shared/lp/use-lp.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { liquidityTexts } from './texts.ts';

type PoolPartProps = Readonly<{
  facts: LpFacts;
  /** LP of the person; null while nobody is connected. */
  lp: bigint | null;
}>;

/** The pool: its price, what is in it, and which part of it is one's own. */
export function PoolPart({ facts, lp }: PoolPartProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const [isShown, show] = useState(false);
  const { token, base, lpSupply, lpDecimals } = facts;
  const { u, trx } = useLpWorth()(facts, lpSupply);
  const scale = 10n ** BigInt(token.coin.decimals);
  const price = token.reserve === 0n ? null : (base.reserve * scale) / token.reserve;
  return (
    <Section title={t('lp_poolTitle')}>
      <dl className="px-4">
        {lp !== null && <Figure name={t('lp_share')}>{shareText(lp, lpSupply)}</Figure>}
        <Figure name={t('lp_liquidity')}>
          {u === null ? t('lp_noPrice') : `${amountText(u, 6).short}\u00a0U`}
          {trx !== null && (
            <span className="block text-13 text-ink-2">
              <CoinAmount amount={trx} coin={trxCoin} className="" />
            </span>
          )}
        </Figure>
        <Figure name={t('lp_holds')}>
          <span className="block">
            <CoinAmount amount={token.reserve} coin={token.coin} />
          </span>
          <CoinAmount amount={base.reserve} coin={base.coin} />
        </Figure>
        {price !== null && (
          <Figure name={t('lp_price', { symbol: token.coin.symbol })}>
            <CoinAmount amount={price} coin={base.coin} />
          </Figure>
        )}
        {lp !== null && lp > 0n && (
          <Figure name={t('lp_units')}>
            {isShown ? (
              coinText(lp, { decimals: lpDecimals }).full
            ) : (
              <button
                type="button"
                className="min-h-11 min-w-11 text-primary"
                onClick={() => show(true)}
              >
                {t('lp_show')}
              </button>
            )}
          </Figure>
        )}
      </dl>
    </Section>
  );
}
