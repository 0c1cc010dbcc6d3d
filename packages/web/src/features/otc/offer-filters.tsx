import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { writtenCoin } from './offer-figures.ts';
import { offeredCoinsQuery } from './otc-queries.ts';
import { otcTexts } from './texts.ts';

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

/** Drawn 36 px high, 44 px for a finger. */
const area = 'relative flex min-h-11 flex-none cursor-pointer items-center';
const chip = 'flex h-9 items-center gap-1 rounded-full border px-4 text-14';
const off = 'border-line-soft bg-surface';
const on = 'border-primary bg-primary text-on-primary';

/** Which offers: of one coin, for TRX, in parts, made for the reader. */
export function OfferFilters({ picked, onPick, address }: OfferFiltersProps): ReactNode {
  const t = useTexts(otcTexts);
  const switches = [
    ['trx', t('paysTrx')],
    ['parts', t('inParts')],
    ...(address ? [['mine', t('forMe')] as const] : []),
  ] as const;
  return (
    <div className="flex gap-2 overflow-x-auto px-4 [scrollbar-width:none]">
      <CoinPick sell={picked.sell} onPick={(sell) => onPick({ ...picked, sell })} />
      {switches.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={picked[name]}
          className={area}
          onClick={() => onPick({ ...picked, [name]: !picked[name] })}
        >
          <span className={`${chip} ${picked[name] ? on : off}`}>{label}</span>
        </button>
      ))}
    </div>
  );
}

type CoinPickProps = Readonly<{ sell: Address | null; onPick: (sell: Address | null) => void }>;

function CoinPick({ sell, onPick }: CoinPickProps): ReactNode {
  const t = useTexts(otcTexts);
  const { data } = useQuery(offeredCoinsQuery);
  const chosen = data?.list.find(({ coin }) => coin === sell);
  return (
    <span className={area}>
      <select
        aria-label={t('whichCoin')}
        value={sell ?? ''}
        onChange={({ target }) => onPick((target.value || null) as Address | null)}
        className="peer absolute inset-0 w-full cursor-pointer opacity-0"
      >
        <option value="">{t('allCoins')}</option>
        {data?.list.map((coin) => (
          <option key={coin.coin} value={coin.coin ?? ''}>
            {writtenCoin(coin).symbol}
          </option>
        ))}
      </select>
      {/* The browser's own drawing has another height and another arrow on every system. */}
      <span
        aria-hidden
        className={`${chip} pointer-events-none max-w-44 pr-3 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info ${sell === null ? off : on}`}
      >
        <span className="truncate">
          {chosen && sell !== null ? writtenCoin(chosen).symbol : t('allCoins')}
        </span>
        <Icon of={ChevronDown} size={16} />
      </span>
    </span>
  );
}
