import { PRICE_DECIMALS } from '@vellum/api/price-unit';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { ProofLine } from '../../../shared/chain/proof-line.tsx';
import { amountText } from '../../../shared/format/amount.ts';
import { countText } from '../../../shared/format/count-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/token-query.ts';
import { tokenPageTexts } from './texts.ts';

/** Six figures of a token, and what the chain itself says to the first of them. */
export function FiguresPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { price, totalSupply, liquidity, volume24h, holders, score } = token;
  const supply = BigInt(totalSupply);
  const coins = (amount: bigint) =>
    amountText(amount, COIN_DECIMALS, amount < THOUSAND ? 2 : 0).short;
  const figures = [
    [t('marketValue'), price && coins(marketValue(BigInt(price), supply)), trx],
    [t('liquidity'), liquidity && coins(2n * BigInt(liquidity.trx)), trx],
    [t('volume24h'), coins(BigInt(volume24h)), trx],
    [t('holders'), countText(holders), ''],
    [t('supply'), coins(supply), ''],
    [t('safety'), String(score), '/ 100'],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-3 gap-y-3 px-4 pt-4">
        {figures.map(([name, value, unit]) => (
          <div
            key={name}
            className="border-l border-line-soft pl-3 nth-[3n+1]:border-l-0 nth-[3n+1]:pl-0"
          >
            <dt className="text-13 text-ink-2">{name}</dt>
            <dd className="font-strong whitespace-nowrap">
              {value ?? '–'}
              {value !== null && unit !== '' && (
                <span className="ml-1 text-13 font-normal text-ink-2">{unit}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ProofLine
        block={token.asOf.head}
        ask={async (chain) => (await import('./ask-chain.ts')).askChain(chain, token, t)}
      />
    </>
  );
}

const trx = 'TRX';

/** From a thousand on, parts of a coin say nothing and find no room. */
const THOUSAND = 1_000_000_000n;

/** Sun that all tokens would be worth at a price; both supply and TRX have six decimals. */
function marketValue(price: bigint, supply: bigint): bigint {
  return (price * supply) / 10n ** BigInt(PRICE_DECIMALS);
}
