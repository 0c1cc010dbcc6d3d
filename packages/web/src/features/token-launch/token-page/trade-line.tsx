import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/token-query.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { tokenPageTexts } from './texts.ts';

const sentences = {
  open: 'tradeIsOpen',
  cancelled: 'tradeIsCancelled',
  ended: 'tradeIsEnded',
} as const;

/** Where the internal trade stands, with the way to it; nothing while there is none to go to. */
export function TradeLine({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { trade, tokenAddress } = token;
  if (trade === 'none' || trade === 'closed') return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-2 text-14 text-ink-2">
      {t(sentences[trade])}
      <Link
        to={`${paths.trade}?token=${tokenAddress}`}
        className="inline-flex min-h-11 items-center text-primary"
      >
        {t('toTrade')}
      </Link>
    </p>
  );
}
