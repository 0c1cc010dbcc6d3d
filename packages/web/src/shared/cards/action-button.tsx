import type { ReactNode } from 'react';
import { openActivation } from '../membership/activation-sheet-state.ts';
import { useStanding } from '../membership/standing.ts';
import type { Blocker } from '../paid-action/use-paid-action.tsx';
import { Button } from '../ui/button.tsx';
import type { ButtonKind } from '../ui/button-class.ts';
import { useOnline } from '../ui/use-online.ts';
import { openWalletSheet } from '../wallet/wallet-sheet-state.ts';
import { useTexts } from './use-texts.ts';

type ActionButtonProps = Readonly<{
  blocker: Blocker | null;
  onPress: () => void;
  /** Entries need an active address, exits never do. */
  needsActive?: boolean;
  kind?: ButtonKind;
  children: ReactNode;
}>;

/** The button of a paid action. When something stands in the way, it leads there, or says so. */
export function ActionButton(props: ActionButtonProps): ReactNode {
  const { blocker, onPress, needsActive = false, kind, children } = props;
  const t = useTexts();
  const online = useOnline();
  const standing = useStanding();
  const look = kind ? { kind } : {};
  if (!online) return <Button disabled>{t('offline')}</Button>;
  if (blocker === 'wallet' || blocker === 'network') {
    return (
      <Button {...look} onClick={() => openWalletSheet()}>
        {t(blocker === 'wallet' ? 'connect' : 'wrongNetwork')}
      </Button>
    );
  }
  if (needsActive && standing.status === 'inactive') {
    return (
      <Button {...look} onClick={() => openActivation('needed')}>
        {t('activateFirst')}
      </Button>
    );
  }
  return (
    <Button {...look} onClick={onPress}>
      {blocker === 'running' ? t('seeProgress') : children}
    </Button>
  );
}
