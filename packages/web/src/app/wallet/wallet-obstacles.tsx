import { LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Spinner } from '../../shared/ui/buttons/spinner.tsx';
import type { WalletName } from '../../shared/wallet/connection.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { useWalletLabel } from '../../shared/wallet/wallet-label.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { WalletHead } from './wallet-tile.tsx';
import type { SheetView } from './wallet-view.ts';

/** The wallet asks the person; people do not always see its window. */
export function useWaitingView(name: WalletName, onStop: () => void): SheetView {
  const t = useTexts(walletTexts);
  const label = useWalletLabel();
  return {
    title: t('waitingTitle', { name: label(name) }),
    footer: (
      <Button kind="ghost" onClick={onStop}>
        {t('stopWaiting')}
      </Button>
    ),
    children: (
      <div role="status" className="flex gap-3">
        <span className="flex-none pt-0.5">
          <Spinner />
        </span>
        <p>{t('waitingText')}</p>
      </div>
    ),
  };
}

export function useLockedView(name: WalletName, onUnlock: (name: WalletName) => void): SheetView {
  const t = useTexts(walletTexts);
  const label = useWalletLabel()(name);
  return {
    title: t('lockedTitle', { name: label }),
    footer: (
      <div className="grid gap-2">
        <Button onClick={() => onUnlock(name)}>
          <Icon of={LockOpen} size={20} />
          {t('unlock', { name: label })}
        </Button>
        <OtherWallet />
      </div>
    ),
    children: (
      <div className="grid gap-4">
        <WalletHead name={name} detail={t('lockedDetail', { name: label })} />
        <p className="text-14 text-ink-2">{t('lockedText')}</p>
      </div>
    ),
  };
}

/** The way to every other wallet. */
export function OtherWallet(): ReactNode {
  const t = useTexts(walletTexts);
  return (
    <Button kind="ghost" onClick={() => openWalletSheet('choose')}>
      {t('otherWallet')}
    </Button>
  );
}
