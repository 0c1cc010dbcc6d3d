import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { ConfirmCheck } from '../../shared/ui/fields/confirm-check.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { SwapToken } from './swap-token.ts';

type LookAlikePartProps = Readonly<{
  token: SwapToken;
  /** Of the platform token that it could be taken for; null for TRX, undefined for a coin that is not traded here. */
  real: Address | null | undefined;
  isKnown: boolean;
  onKnown: (isKnown: boolean) => void;
  /** Takes the platform token instead. */
  onReal: (coin: Address | null) => void;
}>;

/** A token that calls itself like a known coin, beside the address of the real one where that is of the platform. */
export function LookAlikePart(props: LookAlikePartProps): ReactNode {
  const { token, real, isKnown, onKnown, onReal } = props;
  const t = useTexts(swapTexts);
  const like = token.like ?? '';
  return (
    <div className="grid gap-3">
      <Notice kind="warn">
        <b className="block font-strong">{t('notReal', { like })}</b>
        {t('notRealText', { like, name: token.name })}
        {real && (
          <>
            <b className="mt-3 mb-1 block font-strong">{t('realToken', { like })}</b>
            <AddressFull address={real} />
          </>
        )}
        {token.coin !== null && (
          <>
            <b className="mt-3 mb-1 block font-strong">
              {t('thisToken', { symbol: token.symbol })}
            </b>
            <AddressFull address={token.coin} />
          </>
        )}
      </Notice>
      <ConfirmCheck label={t('knowNotReal', { like })} checked={isKnown} onChange={onKnown} />
      {real !== undefined && (
        <Button kind="secondary" onClick={() => onReal(real)}>
          {t('useReal', { like })}
        </Button>
      )}
    </div>
  );
}
