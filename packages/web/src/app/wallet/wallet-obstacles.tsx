import { type ReactNode, useState } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { Spinner } from '../../shared/ui/states/spinner.tsx';
import { chainIdOf } from '../../shared/wallet/chain-id.ts';
import type { Connection, WalletName } from '../../shared/wallet/connection.ts';
import { failureText } from '../../shared/wallet/failure-text.ts';
import { networkText } from '../../shared/wallet/network-name.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { walletStore } from '../../shared/wallet/wallet.ts';
import { useWalletLabel } from '../../shared/wallet/wallet-label.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
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
        <Button onClick={() => onUnlock(name)}>{t('unlock', { name: label })}</Button>
        <OtherWallet />
      </div>
    ),
    children: <p>{t('lockedText')}</p>,
  };
}

type WrongNetwork = Pick<
  Extract<Connection, { status: 'wrong-network' }>,
  'name' | 'chainId' | 'canSwitch'
>;

export function useWrongNetworkView({ name, chainId, canSwitch }: WrongNetwork): SheetView {
  const t = useTexts(walletTexts);
  const { site, nameOfChain } = useNetworkNames();
  const [problem, setProblem] = useState<unknown>(null);
  const values = { name: useWalletLabel()(name), network: site };
  const change = () => {
    setProblem(null);
    walletStore.switchNetwork().catch(setProblem);
  };
  return {
    title: t('wrongTitle', values),
    footer: (
      <div className="grid gap-2">
        {canSwitch && <Button onClick={change}>{t('switchTo', values)}</Button>}
        <OtherWallet />
      </div>
    ),
    children: (
      <div className="grid gap-4">
        <Notice kind="warn">{t('wrongText', { ...values, other: nameOfChain(chainId) })}</Notice>
        {problem !== null && (
          <p role="status" className="text-14 text-ink-2">
            {t(failureText(problem))}
          </p>
        )}
        {(!canSwitch || problem !== null) && <p>{t('switchByHand', values)}</p>}
      </div>
    ),
  };
}

function OtherWallet(): ReactNode {
  const t = useTexts(walletTexts);
  return (
    <Button kind="ghost" onClick={() => openWalletSheet('choose')}>
      {t('otherWallet')}
    </Button>
  );
}

/** The site's network and any other one in words. */
export function useNetworkNames() {
  const t = useTexts(walletTexts);
  const network = useProjectConfig()?.network;
  const chainId = network ? chainIdOf(network.genesis) : '';
  const demo = network?.name === 'devnet' ? chainId : null;
  const nameOfChain = (id: string) => t(networkText(id, demo));
  return { site: nameOfChain(chainId), nameOfChain };
}
