import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useId } from 'react';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { radioClass } from '../../shared/ui/radio-class.ts';
import { Section } from '../../shared/ui/section.tsx';
import type { ListedPool } from './liquidity-queries.ts';
import { liquidityTexts } from './texts.ts';

type PoolPartProps = Readonly<{
  pools: readonly ListedPool[];
  pool: ListedPool;
  onChoose: (pair: Address) => void;
}>;

/** Which pool; with one there is nothing to choose, only to see. */
export function PoolPart({ pools, pool, onChoose }: PoolPartProps): ReactNode {
  const t = useTexts(liquidityTexts);
  const name = useId();
  return (
    <Section title={t('which')}>
      <fieldset className="px-4">
        <legend className="sr-only">{t('which')}</legend>
        {pools.map((one) => (
          <label
            key={one.pair}
            className="flex min-h-14 cursor-pointer items-center gap-3 border-t border-line-soft first-of-type:border-t-0"
          >
            <input
              type="radio"
              name={name}
              checked={one.pair === pool.pair}
              onChange={() => onChoose(one.pair)}
              className={radioClass}
            />
            <span className="min-w-0">
              <span className="block">{t('pool', { symbol: one.token.symbol })}</span>
              <span className="block text-13 text-ink-2">
                {t('poolHolds', {
                  token: held(one.token),
                  trx: held({ ...one.base, symbol: 'TRX' }),
                })}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </Section>
  );
}

function held({ amount, symbol }: Readonly<{ amount: string; symbol: string }>): string {
  return coinSentence(amount, { symbol, decimals: COIN_DECIMALS });
}
