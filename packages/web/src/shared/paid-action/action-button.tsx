import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/buttons/button.tsx';
import type { ButtonKind, ButtonSize } from '../ui/buttons/button-class.ts';
import { uiTexts } from '../ui/texts.ts';
import { useOnline } from '../ui/use-online.ts';
import { NetworkButton } from '../wallet/network/network-button.tsx';
import { useConnectedPress } from '../wallet/use-connected-press.ts';
import type { Blocker } from './use-paid-action.tsx';

type ActionButtonProps = Readonly<{
  blocker: Blocker | null;
  /** Why it cannot be done yet; said on the button once nothing else stands in the way. */
  missing?: string | null;
  onPress: () => void;
  kind?: ButtonKind;
  size?: ButtonSize;
  children: ReactNode;
}>;

/**
 * The button of a paid action. Who has no wallet connects one first and then goes on with it; what else stands in the way,
 * it says or leads to.
 */
export function ActionButton(props: ActionButtonProps): ReactNode {
  const { blocker, onPress, kind, size, children } = props;
  const t = useTexts(uiTexts);
  const stopped = useStopped(props);
  const press = useConnectedPress(blocker, onPress);
  const look = { ...(kind && { kind }), ...(size && { size }) };
  if (stopped !== null) {
    return (
      <Button {...look} disabled>
        {stopped}
      </Button>
    );
  }
  if (blocker === 'network') return <NetworkButton {...look}>{t('switchNetwork')}</NetworkButton>;
  return (
    <Button {...look} onClick={press}>
      {blocker === 'running' ? t('seeProgress') : children}
    </Button>
  );
}

/** Why nothing can be done about it here, in words; null when the button leads somewhere. */
function useStopped({ blocker, missing = null }: ActionButtonProps): string | null {
  const online = useOnline();
  const t = useTexts(uiTexts);
  if (!online) return t('offlineNow');
  if (blocker === 'closed') return t('exitsOnly');
  return blocker === null ? missing : null;
}
