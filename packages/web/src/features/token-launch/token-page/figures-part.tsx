import { priceOf } from '@vellum/api/price-unit';
import { pair } from '@vellum/contracts/dex';
import { presale } from '@vellum/contracts/presale';
import { toHexAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import type { Chain } from '../../../shared/chain/chain.ts';
import { ProofLine } from '../../../shared/chain/proof-line.tsx';
import { amountText } from '../../../shared/format/amount.ts';
import { priceText } from '../../../shared/launch/price-text.ts';
import type { TokenDetail } from '../../../shared/launch/token-query.ts';
import { marketValue } from './market-value.ts';
import { useTexts } from './use-texts.ts';

/** Six figures of a token, and what the chain itself says to the first of them. */
export function FiguresPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts();
  const { price, totalSupply, supplies, liquidity, volume24h, holders, score } = token;
  const supply = BigInt(totalSupply) - BigInt(supplies.burned);
  const coins = (amount: bigint) => amountText(amount, COIN_DECIMALS).short;
  const figures = [
    [t('marketValue'), price && coins(marketValue(BigInt(price), supply)), trx],
    [t('liquidity'), liquidity && coins(2n * BigInt(liquidity.trx)), trx],
    [t('volume24h'), coins(BigInt(volume24h)), trx],
    [t('holders'), holders.toLocaleString('en-US'), ''],
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
            <dd className="font-strong">
              {value ?? '–'}
              {value !== null && unit !== '' && (
                <span className="ml-1 text-13 font-normal text-ink-2">{unit}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ProofLine block={token.asOf.head} ask={(chain) => askChain(chain, token, t)} />
    </>
  );
}

const trx = 'TRX';

async function askChain(
  chain: Chain,
  token: TokenDetail,
  t: ReturnType<typeof useTexts>,
): Promise<string> {
  if (token.stage !== 'launched') {
    const { sold } = await chain.read(token.presaleAddress, presale.data());
    return t('chainSold', { sold: Number(sold), shares: token.shares });
  }
  const [{ reserve0, reserve1 }, first] = await Promise.all([
    chain.read(token.pairAddress, pair.reserves()),
    chain.read(token.pairAddress, pair.token0()),
  ]);
  const isFirst = first === toHexAddress(token.tokenAddress);
  const [tokens, coins] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  return t('chainPrice', { price: `${priceText(priceOf(coins, tokens))}\u00a0${trx}` });
}
