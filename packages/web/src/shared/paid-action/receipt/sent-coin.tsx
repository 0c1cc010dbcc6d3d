import type { CoinMove } from '@vellum/contracts/account-moves';
import type { ReactNode } from 'react';
import { exactSentence } from '../../coins/coin-amount.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMovedCoin, WorthOfLp } from './moved-coin.tsx';
import { signedText } from './signed-text.ts';
import { receiptTexts } from './texts.ts';

/** What left the wallet of a coin, and what of it was given back at once. */
export function SentCoin({ move }: Readonly<{ move: CoinMove }>): ReactNode {
  const t = useTexts(receiptTexts);
  const coin = useMovedCoin(move);
  const { amount, gone, came } = move;
  if (!coin) return <span className="text-ink-2">{'…'}</span>;
  return (
    <>
      <b className="font-strong">{signedText({ ...coin, amount })}</b>
      <WorthOfLp coin={coin} amount={-amount} />
      {came > 0n && (
        <span className="block text-ink-2">
          {t('refunded', { gone: exactSentence(gone, coin), came: exactSentence(came, coin) })}
        </span>
      )}
    </>
  );
}
