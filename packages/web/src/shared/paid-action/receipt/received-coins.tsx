import type { CoinMove } from '@vellum/contracts/account-moves';
import { fromHexAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import type { Coin } from '../../coins/coin.ts';
import { exactSentence } from '../../coins/coin-amount.tsx';
import { moneyText } from '../../coins/cost-text.ts';
import type { Money } from '../../coins/money.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TokenFace } from '../../launch/token-face.tsx';
import { useMovedCoin, WorthOfLp } from './moved-coin.tsx';
import { receiptTexts } from './texts.ts';

type ReceivedCoinsProps = Readonly<{ coins: readonly CoinMove[]; least: readonly Money[] }>;

/** What came into the wallet: one coin as the large figure, several one below the other. */
export function ReceivedCoins({ coins, least }: ReceivedCoinsProps): ReactNode {
  const t = useTexts(receiptTexts);
  if (coins.length === 0) return null;
  const isOnly = coins.length === 1;
  return (
    <ul
      aria-label={t('received')}
      className={isOnly ? 'mt-3' : 'mt-3 border-t border-line-soft pt-1'}
    >
      {coins.map((move) => (
        <li key={move.coin} className="border-t border-line-soft first:border-t-0">
          <ReceivedCoin move={move} least={leastOf(move, least)} isOnly={isOnly} />
        </li>
      ))}
    </ul>
  );
}

type ReceivedCoinProps = Readonly<{ move: CoinMove; least: bigint; isOnly: boolean }>;

function ReceivedCoin({ move, least, isOnly }: ReceivedCoinProps): ReactNode {
  const coin = useMovedCoin(move);
  if (!coin) return <span className="text-ink-2">{'…'}</span>;
  const { amount } = move;
  const text = (
    <div className="min-w-0">
      <Large amount={amount} coin={coin} size={isOnly ? 'text-32' : 'text-18'} />
      <Beside move={move} coin={coin} least={least} />
      <WorthOfLp coin={coin} amount={amount} />
    </div>
  );
  if (isOnly) return text;
  return (
    <div className="flex min-h-15 items-center gap-3 py-2">
      <TokenFace tokenAddress={coin.address ?? ''} tokenSymbol={coin.symbol} image={null} />
      {text}
    </div>
  );
}

type BesideProps = Omit<ReceivedCoinProps, 'isOnly'> & Readonly<{ coin: Coin }>;

function Beside({ move: { amount, gone, came }, coin, least }: BesideProps): ReactNode {
  const t = useTexts(receiptTexts);
  const more = least > 0n && amount > least;
  if (!more && gone === 0n) return null;
  return (
    <p className="text-14 text-ink-2">
      {more
        ? t('aboveMinimum', { more: exactSentence(amount - least, coin) })
        : t('alsoSent', { came: exactSentence(came, coin), gone: exactSentence(gone, coin) })}
    </p>
  );
}

type LargeProps = Readonly<{ amount: bigint; coin: Coin; size: string }>;

/** The decimals of the large figure are smaller; nothing of it is left out. */
function Large({ amount, coin: { decimals, symbol }, size }: LargeProps): ReactNode {
  const [whole, fraction] = moneyText({ amount, decimals, symbol: '' }).trim().split('.');
  return (
    <p className={`${size} font-strong break-words`}>
      {`+${whole}`}
      {fraction && <span className="text-[0.625em]">{`.${fraction}`}</span>}{' '}
      <span className="text-14 font-normal text-ink-2">{symbol}</span>
    </p>
  );
}

function leastOf({ coin }: CoinMove, least: readonly Money[]): bigint {
  const place = coin && fromHexAddress(coin);
  return least.find((money) => money.coin === place)?.amount ?? 0n;
}
