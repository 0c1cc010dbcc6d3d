import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { writtenCoin } from './offer-figures.ts';
import { offeredCoinsQuery } from './otc-queries.ts';
import { useTexts } from './use-texts.ts';

export type Picked = Readonly<{
  sell: Address | null;
  trx: boolean;
  parts: boolean;
  mine: boolean;
}>;

type OfferFiltersProps = Readonly<{
  picked: Picked;
  onPick: (picked: Picked) => void;
  address: Address | null;
}>;

const chip =
  'flex min-h-11 flex-none cursor-pointer items-center rounded-full border border-line-soft bg-surface px-4 text-14';
const on = 'aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary';

/** Which offers: of one coin, for TRX, in parts, made for the reader. */
export function OfferFilters({ picked, onPick, address }: OfferFiltersProps): ReactNode {
  const t = useTexts();
  const switches = [
    ['trx', t('paysTrx')],
    ['parts', t('inParts')],
    ...(address ? [['mine', t('forMe')] as const] : []),
  ] as const;
  return (
    <div className="flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      <CoinPick sell={picked.sell} onPick={(sell) => onPick({ ...picked, sell })} />
      {switches.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={picked[name]}
          className={`${chip} ${on}`}
          onClick={() => onPick({ ...picked, [name]: !picked[name] })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

type CoinPickProps = Readonly<{ sell: Address | null; onPick: (sell: Address | null) => void }>;

function CoinPick({ sell, onPick }: CoinPickProps): ReactNode {
  const t = useTexts();
  const { data } = useQuery(offeredCoinsQuery);
  return (
    <select
      aria-label={t('whichCoin')}
      value={sell ?? ''}
      onChange={({ target }) => onPick((target.value || null) as Address | null)}
      className={`${chip} max-w-44 ${sell === null ? '' : 'border-primary bg-primary text-on-primary'}`}
    >
      <option value="">{t('allCoins')}</option>
      {data?.list.map((coin) => (
        <option key={coin.coin} value={coin.coin ?? ''}>
          {writtenCoin(coin).symbol}
        </option>
      ))}
    </select>
  );
}
