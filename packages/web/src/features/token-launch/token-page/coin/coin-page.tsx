import { useQuery } from '@tanstack/react-query';
import type { PricedCoin, PriceUnit } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ChartPart } from '../../../../shared/chart/chart-part.tsx';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { ChangeText } from '../../../../shared/launch/change-text.tsx';
import { CoinFace } from '../../../../shared/launch/coin-face.tsx';
import { coinNames, coinsQuery, type ListedCoin } from '../../../../shared/launch/coin-queries.ts';
import { priceText, wholePrice } from '../../../../shared/launch/price-text.ts';
import { tokenPath } from '../../../../shared/launch/token-path.ts';
import { swapPath } from '../../../../shared/navigation/swap-path.ts';
import { buttonClass } from '../../../../shared/ui/buttons/button-class.ts';
import { FootBar } from '../../../../shared/ui/buttons/foot-bar.tsx';
import { Dot } from '../../../../shared/ui/dot.tsx';
import { ShareButton } from '../../../../shared/ui/overlays/share-button.tsx';
import { StatusBadge } from '../../../../shared/ui/states/status-badge.tsx';
import { CoinParts } from './coin-parts.tsx';
import { coinPageTexts } from './texts.ts';

type CoinPageProps = Readonly<{ coin: PricedCoin; address: Address }>;

/** VLM or USDT: what it costs, where it is traded and which contract it is. */
export function CoinPage({ coin, address }: CoinPageProps): ReactNode {
  const t = useTexts(coinPageTexts);
  const { data } = useQuery(coinsQuery);
  const [unit, setUnit] = useState<PriceUnit>('trx');
  const listed = data?.find((one) => one.coin === coin);
  const [name, symbol] = coinNames[coin];
  return (
    <>
      <div className="flex items-start gap-3 px-4 pt-1">
        <CoinFace coin={coin} />
        <div className="min-w-0 flex-1">
          <h2 className="title text-24">{name}</h2>
          <p className="text-14 text-ink-2">{symbol}</p>
        </div>
        <div className="flex flex-none flex-col items-end gap-1">
          <StatusBadge kind="primary">{t('platform')}</StatusBadge>
          <span className="-mr-3">
            <ShareButton title={name} path={tokenPath(address)} />
          </span>
        </div>
      </div>
      <CoinPrice listed={listed} unit={unit} />
      <ChartPart
        {...{ tokenAddress: address, symbol, unit }}
        // In U it is 1 by its meaning.
        onUnit={coin === 'usdt' ? null : setUnit}
      />
      <CoinParts coin={coin} address={address} listed={listed} />
      <FootBar className="grid grid-cols-2 gap-3">
        <Link to={swapPath({ pay: address })} className={buttonClass('secondary')}>
          {t('sell')}
        </Link>
        <Link to={swapPath({ receive: address })} className={buttonClass()}>
          {t('buy')}
        </Link>
      </FootBar>
    </>
  );
}

type CoinPriceProps = Readonly<{ listed: ListedCoin | undefined; unit: PriceUnit }>;

function CoinPrice({ listed, unit }: CoinPriceProps): ReactNode {
  const t = useTexts(coinPageTexts);
  if (!listed) return <div aria-hidden className="skeleton mx-4 mt-3 h-[60px]" />;
  const { price, priceU, change24h } = listed;
  if (price === null) return <p className="px-4 pt-3 text-ink-2">{t('noPrice')}</p>;
  const inTrx = { value: BigInt(price), name: 'TRX' };
  const inU = priceU === null ? null : { value: BigInt(priceU), name: 'U' };
  const [first, second] = unit === 'u' && inU ? [inU, inTrx] : [inTrx, inU];
  return (
    <div className="px-4 pt-3">
      <p title={`${wholePrice(first.value)} ${first.name}`}>
        <span className="text-32 font-strong">{priceText(first.value)}</span>
        <span className="ml-2 text-ink-2">{first.name}</span>
      </p>
      <p className="text-14">
        <ChangeText change={change24h} />{' '}
        {change24h !== null && change24h !== 0 && (
          <span aria-hidden className="text-ink-2">
            {t('inDay')}
          </span>
        )}
        {second && (
          <span className="whitespace-nowrap text-ink-2">
            <Dot />
            {`${priceText(second.value)}\u00a0${second.name}`}
          </span>
        )}
      </p>
    </div>
  );
}
