import { BadgeCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { trxCoin } from '../../shared/coins/coin.ts';
import { CoinAmount, coinSentence, coinText } from '../../shared/coins/coin-amount.tsx';
import { useBalance } from '../../shared/coins/use-balance.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import type { SwapToken } from './swap-token.ts';
import { SwapTokenFace } from './swap-token-face.tsx';

type PickerRowProps = Readonly<{
  token: SwapToken;
  /** TRX in its pool; null for TRX and WTRX. */
  liquidity: string | null;
  isChosen: boolean;
  onPick: () => void;
}>;

/** A token to choose, with what the reader holds of it. */
export function PickerRow(props: PickerRowProps): ReactNode {
  const { token, liquidity, isChosen, onPick } = props;
  const t = useTexts(swapTexts);
  const account = addressOf(useWallet().connection);
  const balance = useBalance(account, token.coin);
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onPick}
      className={`-mx-4 flex min-h-15 w-[calc(100%+2rem)] items-center gap-3 px-4 py-2 text-left ${isChosen ? 'bg-primary-soft text-on-primary-soft' : 'hover:bg-surface-2'}`}
    >
      <SwapTokenFace token={token} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="title min-w-0 text-18/6 wrap-anywhere">{token.name}</bdi>
          <StandingBadge token={token} />
        </span>
        <span className="block text-13">
          <bdi>{token.symbol}</bdi>
          {liquidity !== null && (
            <span className="text-ink-2">
              {` · ${t('poolHolds', { trx: coinSentence(liquidity, trxCoin) })}`}
            </span>
          )}
        </span>
      </span>
      <span className="flex-none text-right">
        {balance === undefined ? null : balance === 0n ? (
          <span className="text-ink-2">{coinText(0n, token).short}</span>
        ) : (
          <CoinAmount amount={balance} coin={token} />
        )}
      </span>
    </button>
  );
}

/** Whether the platform stands behind a name, or somebody borrows one. */
function StandingBadge({ token }: Readonly<{ token: SwapToken }>): ReactNode {
  const t = useTexts(swapTexts);
  if (token.standing === 'platform') {
    return (
      <StatusBadge kind="primary" icon={BadgeCheck}>
        {t('platform')}
      </StatusBadge>
    );
  }
  if (token.like === null) return null;
  return (
    <StatusBadge kind="warn" icon={TriangleAlert}>
      {t('lookAlike')}
    </StatusBadge>
  );
}
