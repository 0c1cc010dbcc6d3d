import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/buttons/button.tsx';
import type { ButtonKind, ButtonSize } from '../ui/buttons/button-class.ts';
import { uiTexts } from '../ui/texts.ts';
import { openWalletSheet } from '../wallet/wallet-sheet-state.ts';
import { ensureSession } from './session.ts';

type Look = Readonly<{
  kind?: ButtonKind;
  size?: ButtonSize;
  /** What for, where a page has more than one way to sign in. */
  'aria-label'?: string;
}>;

export function ConnectButton(look: Look): ReactNode {
  const t = useTexts(uiTexts);
  return (
    <Button {...look} onClick={() => openWalletSheet()}>
      {t('connectWallet')}
    </Button>
  );
}

export function SignInButton(look: Look): ReactNode {
  const t = useTexts(uiTexts);
  return (
    // Declining is a change of mind: the page stays as it is, and the sheet has said why.
    <Button {...look} onClick={() => void ensureSession().catch(() => undefined)}>
      {t('signIn')}
    </Button>
  );
}
