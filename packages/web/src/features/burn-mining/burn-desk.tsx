import type { BurnMode } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { type Quoted, useChainQuote } from '../../shared/chain/use-chain-quote.ts';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Tabs } from '../../shared/ui/fields/tabs.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { type BurnParams, burnCoin } from './burn-coin.ts';
import { BurnForm } from './burn-form.tsx';
import type { BurnCoin, BurnPool } from './burn-queries.ts';
import type { BurnRates } from './burn-rates.ts';
import { readBurnRates } from './read-burn-rates.ts';
import { burnTexts } from './texts.ts';

type BurnDeskProps = Readonly<{ address: Address | null; pool: BurnPool }>;

/** Both ways to burn. Its sheet stands outside of what changes when a burn is done. */
export function BurnDesk({ address, pool }: BurnDeskProps): ReactNode {
  const t = useTexts(burnTexts);
  const [chosen, choose] = useState<string | null>(null);
  const action = usePaidAction(burnCoin);
  const listed = pool.coins.find(({ coin }) => coin === chosen) ?? pool.coins[0];
  return (
    <Section title={t('burn')}>
      {pool.coins.length > 1 && (
        <div className="px-4 pb-4">
          <Segmented
            label={t('coin')}
            choices={pool.coins.map(({ coin, symbol }) => ({ value: coin, label: symbol }))}
            value={listed?.coin ?? ''}
            onChange={choose}
          />
        </div>
      )}
      {listed ? (
        <Ways key={listed.coin} address={address} pool={pool} listed={listed} action={action} />
      ) : (
        <p className="px-4 text-14 text-ink-2">{t('noQuote')}</p>
      )}
      {action.sheet}
    </Section>
  );
}

type WaysProps = BurnDeskProps & Readonly<{ listed: BurnCoin; action: UsedPaidAction<BurnParams> }>;

function Ways({ address, pool, listed, action }: WaysProps): ReactNode {
  const t = useTexts(burnTexts);
  const [mode, setMode] = useState<BurnMode>('burn');
  const coin = useCoin(listed.coin);
  const quoted = useBurnRates(listed.coin);
  const done = useLastDone(action.state);
  if (quoted.isMissing) {
    return (
      <div className="px-4">
        <Notice kind="warn">{t('noQuote')}</Notice>
      </div>
    );
  }
  if (!coin || !quoted.rates) return <Waiting />;
  const given = { address, pool, listed, action, coin, quoted, rates: quoted.rates };
  return (
    <Tabs
      label={t('ways')}
      value={mode}
      onChange={setMode}
      tabs={[
        {
          name: 'burn',
          label: t('fromCoin', { symbol: listed.symbol }),
          content: <BurnForm key={done} mode="burn" {...given} />,
        },
        {
          name: 'swapToBurn',
          label: t('swapToBurn'),
          content: <BurnForm key={done} mode="swapToBurn" {...given} />,
        },
      ]}
    />
  );
}

/** As tall as the form before an amount is entered: what stands below does not move. */
function Waiting(): ReactNode {
  return (
    <div className="grid gap-4 px-4">
      <Skeleton height={48} />
      <Skeleton height={86} />
      <Skeleton height={86} />
      <Skeleton height={112} />
      <Skeleton height={52} />
      <Skeleton height={48} />
    </div>
  );
}

/** What burning a coin costs, asked of the chain itself every few seconds. */
function useBurnRates(coin: Address | null): Quoted<BurnRates> {
  return useChainQuote(coin && ['burn-mining', 'rates', coin], (chain) =>
    readBurnRates(chain, coin as Address),
  );
}
