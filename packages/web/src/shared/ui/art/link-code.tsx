import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { isOnlyHere } from '../../navigation/is-only-here.ts';
import { uiTexts } from '../texts.ts';
import { QrCode } from './qr-code.tsx';

/** A link as a code for phones, or why there is none. */
export function LinkCode({ url, size }: Readonly<{ url: string; size: number }>): ReactNode {
  const t = useTexts(uiTexts);
  if (isOnlyHere(new URL(url).hostname)) {
    return <p className="text-14 text-ink-2">{t('onlyHere')}</p>;
  }
  return (
    <div className="flex-none self-start justify-self-start rounded-card border border-line-soft bg-[#fff] p-1">
      <QrCode text={url} label={t('qrOf', { what: url })} size={size} />
    </div>
  );
}
