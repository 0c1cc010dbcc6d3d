import { nextBurn, nextBurnAt } from '@vellum/api/swap/pool-burn';
import type { ReactNode } from 'react';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import type { SwapToken } from './swap-token.ts';

type BurnNoteProps = Readonly<{ token: SwapToken; reserve: bigint }>;

/** A token that burns part of its own pool: what the next burn takes, and when. */
export function BurnNote({ token, reserve }: BurnNoteProps): ReactNode {
  const t = useTexts(swapTexts);
  const locale = useLocale();
  const { poolBurn } = token;
  if (poolBurn === null) return null;
  const burn = {
    ...poolBurn,
    floor: BigInt(poolBurn.floor),
  };
  const amount = nextBurn(burn, reserve);
  if (amount === 0n) return null;
  return (
    <p className="text-13 text-ink-2">
      {t('burnNote', {
        amount: coinSentence(amount, token),
        time: dateTimeText(nextBurnAt(burn) * 1000, locale),
      })}
    </p>
  );
}
