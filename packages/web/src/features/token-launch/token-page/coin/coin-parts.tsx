import { PRICE_DECIMALS } from '@vellum/api/numbers/price-unit';
import type { PricedCoin } from '@vellum/api/wire/choice-lists';
import { trc20 } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ExplorerAnchor } from '../../../../shared/chain/explorer-anchor.tsx';
import { useChainRead } from '../../../../shared/chain/use-chain-read.ts';
import { amountText } from '../../../../shared/format/amount.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { coinNames, type ListedCoin } from '../../../../shared/launch/coin-queries.ts';
import { paths } from '../../../../shared/navigation/paths.ts';
import { AddressFull } from '../../../../shared/ui/address/address-full.tsx';
import { Section } from '../../../../shared/ui/lists/section.tsx';
import { PoolsPart } from './pools-part.tsx';
import { coinPageTexts } from './texts.ts';

type CoinPartsProps = Readonly<{
  coin: PricedCoin;
  address: Address;
  listed: ListedCoin | undefined;
}>;

/** What is read after the price. */
export function CoinParts({ coin, address, listed }: CoinPartsProps): ReactNode {
  const t = useTexts(coinPageTexts);
  const [, symbol] = coinNames[coin];
  return (
    <>
      <Figures address={address} listed={listed} />
      <Section title={t('about')}>
        <div className="grid gap-2 px-4 text-14">
          <p>{t(`about_${coin}`)}</p>
          <p className="text-ink-2">{t('noScore', { symbol })}</p>
        </div>
      </Section>
      {coin === 'vlm' && <Uses />}
      <PoolsPart coin={coin} />
      <Section title={t('contract')}>
        <div className="grid gap-2 px-4 text-14">
          <AddressFull address={address} />
          <p className="text-ink-2">{t('contractText', { symbol })}</p>
          <p className="flex flex-wrap gap-x-6">
            <Link
              to={paths.settings}
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-3"
            >
              {t('verify')}
            </Link>
            <ExplorerAnchor id={address} kind="contract">
              {t('explorer')}
            </ExplorerAnchor>
          </p>
        </div>
      </Section>
    </>
  );
}

type FiguresProps = Pick<CoinPartsProps, 'address' | 'listed'>;

function Figures({ address, listed }: FiguresProps): ReactNode {
  const t = useTexts(coinPageTexts);
  const { data: supply } = useChainRead(['coin', 'supply', address], (chain) =>
    chain.read(address, trc20.totalSupply()),
  );
  const short = (amount: bigint) => amountText(amount, COIN_DECIMALS, 0).short;
  const price = listed?.price ?? null;
  const hasValue = supply !== undefined && price !== null;
  const value = hasValue ? (BigInt(price) * supply) / 10n ** BigInt(PRICE_DECIMALS) : null;
  const figures = [
    [t('marketValue'), value === null ? null : short(value), trx],
    [t('supply'), supply === undefined ? null : short(supply), ''],
    [t('volume24h'), listed ? short(BigInt(listed.volume24h)) : null, trx],
  ] as const;
  return (
    <dl className="grid grid-cols-3 px-4 pt-4">
      {figures.map(([name, text, unit]) => (
        <div key={name} className="border-l border-line-soft pl-3 first:border-l-0 first:pl-0">
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className="font-strong whitespace-nowrap">
            {text ?? '–'}
            {text !== null && unit !== '' && (
              <span className="ml-1 text-13 font-normal text-ink-2">{unit}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const trx = 'TRX';

const uses = { stake: 'coinStaking', burn: 'computingPower', vote: 'dao', otc: 'otc' } as const;

function Uses(): ReactNode {
  const t = useTexts(coinPageTexts);
  const names = Object.keys(uses) as (keyof typeof uses)[];
  return (
    <Section title={t('use')}>
      <ul className="flex flex-wrap gap-x-6 px-4">
        {names.map((name) => (
          <li key={name}>
            <Link
              to={paths[uses[name]]}
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-3"
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
