import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { tokenPath } from '../../shared/launch/token-path.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { SwapToken } from './swap-token.ts';

/** Why a token can neither be bought nor sold here, in words. */
export function UntradablePart({ token }: Readonly<{ token: SwapToken }>): ReactNode {
  const t = useTexts(swapTexts);
  const { reason, symbol, coin } = token;
  if (reason === null) return null;
  return (
    <div className="grid gap-3">
      <Notice kind={reason === 'unknown' ? 'bad' : 'warn'}>
        <b className="block font-strong">{t(`reason_${reason}`, { symbol })}</b>
        {t(`reasonText_${reason}`, { symbol })}
        {coin !== null && (
          <span className="mt-3 block">
            <AddressFull address={coin} />
          </span>
        )}
      </Notice>
      {coin !== null && reason !== 'unknown' && (
        <Link to={tokenPath(coin)} className={buttonClass('secondary')}>
          {t('viewToken', { symbol })}
        </Link>
      )}
    </div>
  );
}
