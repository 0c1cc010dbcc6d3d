import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type MembershipText, membershipTexts } from '../../shared/membership/texts.ts';
import type { ActivateParams } from '../../shared/paid-action/activation/activate.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { NetworkButton } from '../../shared/wallet/network/network-button.tsx';
import { useConnectedWallet } from '../../shared/wallet/wallet.ts';
import { useWalletLabel } from '../../shared/wallet/wallet-label.ts';
import type { ActivationForm } from './use-activation-form.ts';

type ActivationButtonProps = Readonly<{
  form: ActivationForm;
  onPress: (params: ActivateParams) => void;
}>;

/** The one button of the form. When it cannot be pressed, it says why. */
export function ActivationButton({ form, onPress }: ActivationButtonProps): ReactNode {
  const t = useTexts(membershipTexts);
  const online = useOnline();
  const wallet = useConnectedWallet();
  const label = useWalletLabel();
  const { params } = form;
  if (!online) return <Button disabled>{t('offline')}</Button>;
  if (!wallet) {
    return <NetworkButton kind="secondary">{t('wrongNetwork')}</NetworkButton>;
  }
  if (!params) return <Button disabled>{t(missing(form))}</Button>;
  return (
    <Button onClick={() => onPress(params)}>
      {params.isRoot ? t('activateAlone') : t('activateIn', { wallet: label(wallet.name) })}
    </Button>
  );
}

/** What the form still waits for. */
function missing({ naming, check }: ActivationForm): MembershipText {
  if (naming === 'alone') return 'knowFirst';
  if (check.status === 'found') return 'compareFirst';
  return check.status === 'wrong' ? 'enterAnother' : 'enterInviter';
}
