import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { signOut } from '../../shared/session/session.ts';
import { AddressChip } from '../../shared/ui/address-chip.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { addressOf, nameOf } from '../../shared/wallet/connection.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { useWallet, walletStore } from '../../shared/wallet/wallet.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';

const detailOf = {
  none: 'settingsNoneDetail',
  connecting: 'connecting',
  locked: 'lockedText',
  checking: 'connecting',
  'wrong-network': 'wrongNetwork',
  connected: 'ready',
} as const;

/** Which wallet is in use, and the way to its sheet. */
export function WalletSection(): ReactNode {
  const t = useTexts(walletTexts);
  const { connection } = useWallet();
  const name = nameOf(connection);
  const address = addressOf(connection);
  const label = name === 'Demo wallet' ? t('demoName') : name;
  return (
    <Section title={t('settingsTitle')}>
      <Row
        title={label ?? t('settingsNone')}
        detail={address ? <AddressChip address={address} /> : t(detailOf[connection.status])}
        value={
          <Button kind="secondary" size="small" onClick={() => openWalletSheet()}>
            {t(name === null ? 'connect' : 'manage')}
          </Button>
        }
      />
    </Section>
  );
}

/** Forgets wallet and session along with everything else that is kept here. */
export function forgetWallet(): void {
  void signOut();
  void walletStore.disconnect();
}
