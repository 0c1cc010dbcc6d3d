import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { ConfirmCheck } from '../../shared/ui/fields/confirm-check.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import type { SwapToken } from './swap-token.ts';
import { swapTexts } from './texts.ts';

type LookAlikePartProps = Readonly<{
  token: SwapToken;
  /** Of the platform token that it could be taken for; null for TRX. */
  real: Address | null;
  isKnown: boolean;
  onKnown: (isKnown: boolean) => void;
  /** Takes the platform token instead. */
  onReal: () => void;
}>;

/** A token that calls itself like one of the platform, with both addresses side by side. */
export function LookAlikePart(props: LookAlikePartProps): ReactNode {
  const { token, real, isKnown, onKnown, onReal } = props;
  const t = useTexts(swapTexts);
  const like = token.like ?? '';
  return (
    <div className="grid gap-3">
      <Notice kind="warn">
        <b className="block font-strong">{t('notReal', { like })}</b>
        {t('notRealText', { like, name: token.name })}
        {real !== null && (
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
      <Button kind="secondary" onClick={onReal}>
        {t('useReal', { like })}
      </Button>
    </div>
  );
}
