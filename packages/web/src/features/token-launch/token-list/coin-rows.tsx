import { useQuery } from '@tanstack/react-query';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { amountText } from '../../../shared/format/amount.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { ChangeText } from '../../../shared/launch/change-text.tsx';
import { CoinFace } from '../../../shared/launch/coin-face.tsx';
import { coinNames, coinsQuery, type ListedCoin } from '../../../shared/launch/coin-queries.ts';
import { Price } from '../../../shared/launch/price.tsx';
import { tokenPath } from '../../../shared/launch/token-path.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { StatusBadge } from '../../../shared/ui/states/status-badge.tsx';
import { coinsIn } from './coins-in.ts';
import type { View } from './home-queries.ts';
import { Sparkline } from './sparkline.tsx';
import { tokenListTexts } from './texts.ts';

type CoinRowsProps = Readonly<{ view: View; keyword: string; onPoint: () => void }>;

/** Coins of the platform before all launches, in lists where they have a place and where a search finds them. */
export function CoinRows({ view, keyword, onPoint }: CoinRowsProps): ReactNode {
  const t = useTexts(tokenListTexts);
  const { data = [] } = useQuery(coinsQuery);
  const coins = coinsIn(data, view, keyword);
  if (coins.length === 0) return null;
  return (
    <ul aria-label={t('platformTokens')}>
      {coins.map((coin) => (
        <li key={coin.coin} className="border-b border-line-soft">
          <CoinRow coin={coin} onPoint={onPoint} />
        </li>
      ))}
    </ul>
  );
}

function CoinRow({
  coin,
  onPoint,
}: Readonly<{ coin: ListedCoin; onPoint: () => void }>): ReactNode {
  const t = useTexts(tokenListTexts);
  const [name, symbol] = coinNames[coin.coin];
  return (
    <Link
      to={tokenPath(coin.tokenAddress)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint()}
      className="grid grid-cols-[44px_1fr] gap-x-3 px-4 py-3 hover:bg-surface-2"
    >
      <CoinFace coin={coin.coin} />
      <div className="flex min-w-0 items-start justify-between gap-3">
        <div className="min-w-0">
          <span className="title block truncate text-18">{name}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
            <span>{symbol}</span>
            <StatusBadge kind="primary">{t('platform')}</StatusBadge>
          </span>
        </div>
        {coin.price !== null && (
          <div className="flex flex-none items-start gap-2 text-right">
            <Sparkline prices={coin.spark} change={coin.change24h} />
            <div>
              <Price price={coin.price} />
              <span className="block text-14">
                <ChangeText change={coin.change24h} />
              </span>
            </div>
          </div>
        )}
      </div>
      <p className="col-start-2 flex flex-wrap gap-x-4 pt-1 text-13 text-ink-2">
        <span>
          {t('volume', { amount: amountText(BigInt(coin.volume24h), COIN_DECIMALS).short })}
        </span>
        <span className="flex items-center gap-1">
          <Icon of={Check} size={14} className="text-up" />
          {t('official')}
        </span>
      </p>
    </Link>
  );
}
