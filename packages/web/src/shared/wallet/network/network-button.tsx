import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { ButtonKind, ButtonSize } from '../../ui/buttons/button-class.ts';
import { walletTexts } from '../texts.ts';
import { useWallet } from '../wallet.ts';
import { openWalletSheet } from '../wallet-sheet-state.ts';

type NetworkButtonProps = Readonly<{
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Says that the network is to be changed. */
  children: ReactNode;
}>;

/** The way out when a wallet is on another network, or when nobody can tell on which one. */
export function NetworkButton({ children, ...look }: NetworkButtonProps): ReactNode {
  const t = useTexts(walletTexts);
  const isUnknown = useWallet().connection.status === 'unknown-network';
  return (
    <Button {...look} onClick={() => openWalletSheet()}>
      {isUnknown ? t('checkNetwork') : children}
    </Button>
  );
}
