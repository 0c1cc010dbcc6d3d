import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { openActivation } from '../membership/activation-sheet-state.ts';
import { useStanding } from '../membership/standing.ts';
import { Button } from '../ui/buttons/button.tsx';
import type { ButtonKind, ButtonSize } from '../ui/buttons/button-class.ts';
import { uiTexts } from '../ui/texts.ts';
import { useOnline } from '../ui/use-online.ts';
import { openWalletSheet } from '../wallet/wallet-sheet-state.ts';
import type { Blocker } from './use-paid-action.tsx';

type ButtonText = 'offline' | 'connect' | 'wrongNetwork' | 'activateFirst' | 'seeProgress';

export type ActionButtonProps = Readonly<{
  blocker: Blocker | null;
  onPress: () => void;
  /** Entries need an active address, exits never do. */
  needsActive?: boolean;
  kind?: ButtonKind;
  size?: ButtonSize;
  children: ReactNode;
}>;

type WithTexts = ActionButtonProps & Readonly<{ t: (text: ButtonText) => string }>;

/** The button of a paid action. When something stands in the way, it leads there, or says so. */
export function ActionButton(props: WithTexts): ReactNode {
  const { t, blocker, onPress, needsActive = false, kind, size, children } = props;
  const stopped = useStopped(props);
  const standing = useStanding();
  const look = { ...(kind && { kind }), ...(size && { size }) };
  if (stopped !== null) {
    return (
      <Button {...look} disabled>
        {stopped}
      </Button>
    );
  }
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

/** Why nothing can be done about it here, in words; null when the button leads somewhere. */
function useStopped({ t, blocker }: Pick<WithTexts, 't' | 'blocker'>): string | null {
  const online = useOnline();
  const ui = useTexts(uiTexts);
  if (!online) return t('offline');
  return blocker === 'closed' ? ui('exitsOnly') : null;
}
