import type { ReactNode } from 'react';
import { useTexts } from '../shared/wallet/use-texts.ts';
import { openWalletSheet } from '../shared/wallet/wallet-sheet-state.ts';

export function ConnectButton(): ReactNode {
  const t = useTexts();
  return (
    <button
      type="button"
      onClick={() => openWalletSheet()}
      className="press h-11 flex-none rounded-full border border-line-soft bg-surface px-4 text-14"
    >
      {t('connect')}
    </button>
  );
}
