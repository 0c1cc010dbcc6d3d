import type { ReactNode } from 'react';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { walletTexts } from '../shared/wallet/texts.ts';
import { openWalletSheet } from '../shared/wallet/wallet-sheet-state.ts';
import { usePassedFocus } from './wallet-focus.ts';

/** Beside a title and a way back there is room for one word. */
export function ConnectButton({ compact }: Readonly<{ compact: boolean }>): ReactNode {
  const t = useTexts(walletTexts);
  const button = usePassedFocus();
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('connect')}
      onClick={() => openWalletSheet()}
      className="press h-11 flex-none rounded-full border border-line-soft bg-surface px-4 text-14"
    >
      {t(compact ? 'connectShort' : 'connect')}
    </button>
  );
}
