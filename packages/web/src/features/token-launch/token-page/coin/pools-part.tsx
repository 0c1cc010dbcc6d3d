import type { PricedCoin } from '@vellum/api/wire/choice-lists';
import { pair } from '@vellum/contracts/dex';
import { toHexAddress } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import type { Chain } from '../../../../shared/chain/chain.ts';
import { useChainRead } from '../../../../shared/chain/use-chain-read.ts';
import { amountText } from '../../../../shared/format/amount.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Section } from '../../../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../../../shared/ui/states/skeleton.tsx';
import { coinPageTexts } from './texts.ts';

/** Pairs of the deployment by their names, and the names of both coins in it. */
const pairs = {
  vlmWtrx: ['vlm', 'wtrx'],
  vlmUsdt: ['vlm', 'usdt'],
  wtrxUsdt: ['wtrx', 'usdt'],
} as const;
type PairName = keyof typeof pairs;
type CoinName = (typeof pairs)[PairName][number];

const symbols: Readonly<Record<CoinName, string>> = { vlm: 'VLM', wtrx: 'TRX', usdt: 'USDT' };

/** How deep the pools of a coin are, as the pairs say themselves. */
export function PoolsPart({ coin }: Readonly<{ coin: PricedCoin }>): ReactNode {
  const t = useTexts(coinPageTexts);
  const { data, isError, refetch } = useChainRead(['pools', coin], (chain) =>
    readPools(chain, coin),
  );
  return (
    <Section title={t('pools')}>
      <div className="px-4 text-14">
        <p className="pb-2 text-ink-2">{t('poolsText')}</p>
        {!data &&
          (isError ? (
            <PartFailed text={t('poolsFailed')} retry={() => void refetch()} />
          ) : (
            <Skeleton height={96} />
          ))}
        <ul>
          {data?.map(({ name, amounts }) => (
            <li
              key={name}
              className="flex min-h-12 items-center justify-between gap-3 border-t border-line-soft py-2 first:border-t-0"
            >
              <span>{pairs[name].map((one) => symbols[one]).join(' / ')}</span>
              <span className="text-right">
                {pairs[name].map((one, place) => (
                  <span key={one} className="block whitespace-nowrap">
                    <span className="font-strong">
                      {amountText(amounts[place] ?? 0n, COIN_DECIMALS).short}
                    </span>{' '}
                    <span className="text-13 text-ink-2">{symbols[one]}</span>
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

async function readPools(chain: Chain, coin: PricedCoin) {
  const names = (Object.keys(pairs) as PairName[]).filter(
    (name) => pairs[name].some((one) => one === coin) && chain.config.contracts[name],
  );
  return Promise.all(
    names.map(async (name) => {
      const { reserve0, reserve1 } = await chain.read(name, pair.reserves());
      const [one, other] = pairs[name].map((side) => toHexAddress(chain.contract(side)));
      const isFirst = String(one) < String(other);
      return { name, amounts: isFirst ? [reserve0, reserve1] : [reserve1, reserve0] };
    }),
  );
}
