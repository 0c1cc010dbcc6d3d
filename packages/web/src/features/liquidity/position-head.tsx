import { coinsOfLp } from '@vellum/api/liquidity/lp-coins';
import type { ReactNode } from 'react';
import { trxCoin } from '../../shared/coins/coin.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { twoDecimals } from '../../shared/format/amount.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { TokenFace } from '../../shared/launch/token-face.tsx';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';
import { useLpWorth } from '../../shared/lp/use-lp.ts';
import { liquidityTexts } from './texts.ts';

type PositionHeadProps = Readonly<{ facts: LpFacts; lp: bigint }>;

/** What the position is worth, and its two coins. */
export function PositionHead({ facts, lp }: PositionHeadProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const { u, trx } = useLpWorth()(facts, lp);
  const coins = coinsOfLp(facts, lp);
  return (
    <section aria-label={t('lp_yours')} className="px-4 pt-3">
      <h2 className="title text-20">
        {t('lp_pool', { name: `${facts.token.coin.symbol} + ${facts.base.coin.symbol}` })}
      </h2>
      <p className="pt-2 text-14 text-ink-2">{t('lp_yours')}</p>
      <p className="text-40 font-strong">{u === null ? t('lp_noPrice') : <Large u={u} />}</p>
      {trx !== null && (
        <p className="text-14 text-ink-2">
          <CoinAmount amount={trx} coin={trxCoin} className="" />
        </p>
      )}
      <div className="pt-3">
        {(['token', 'base'] as const).map((side) => {
          const { coin, place } = facts[side];
          return (
            <div
              key={side}
              className="flex min-h-15 items-center gap-3 border-t border-line-soft py-2 first:border-t-0"
            >
              <TokenFace tokenAddress={place} tokenSymbol={coin.symbol} image={null} />
              <p className="min-w-0 flex-1 text-20">
                <CoinAmount amount={coins[side]} coin={coin} />
                {side === 'base' && facts.isTrx && (
                  <span className="block text-13 text-ink-2">{t('lp_asTrx')}</span>
                )}
              </p>
              {u !== null && (
                <p className="text-14 whitespace-nowrap text-ink-2">
                  {`${twoDecimals(u / 2n)}\u00a0U`}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Decimals of the one large number are smaller than what is before them. */
function Large({ u }: Readonly<{ u: bigint }>): ReactNode {
  const [whole, cents] = twoDecimals(u).split('.');
  return (
    <>
      {whole}
      <span className="text-24">{`.${cents}`}</span>
      <span className="ml-2 text-18 font-normal text-ink-2">{'U'}</span>
    </>
  );
}
