import { useEffect, useRef } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { startSession } from '../../shared/session/session.ts';
import { storedValue } from '../../shared/state/stored-value.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { addressOf, nameOf } from '../../shared/wallet/connection.ts';
import { siteNetwork } from '../../shared/wallet/network/site-network.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { startWallet, useWallet, walletStore } from '../../shared/wallet/wallet.ts';
import { openWalletSheet, useWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';

/** Whether this visit has been told already that there is no wallet. */
const installHint = storedValue('vellum.installHint', () => sessionStorage);

/** Starts the search for wallets and tells the store of the site it is on. */
export function useWalletSetup(): void {
  const config = useProjectConfig();
  useEffect(() => {
    startWallet();
    walletStore.offer('Ledger', () =>
      import('../../features/ledger/ledger-driver.ts').then((ledger) => ledger.ledgerDriver),
    );
    startSession();
  }, []);
  useEffect(() => {
    if (!config) return;
    const { name, nodes } = config.network;
    walletStore.expectNetwork(siteNetwork(config.network));
    // Keys for trying out belong on the chain for trying out, whatever a configuration says.
    const offers = config.demoWallet && name === 'devnet' && nodes.access === 'direct';
    walletStore.offer(
      'Demo wallet',
      offers
        ? () =>
            import('../../features/demo-wallet/demo-wallet.ts').then((demo) =>
              demo.openDemoWallet(nodes.full),
            )
        : null,
    );
  }, [config]);
  useInstallHint();
  useAccountNotice();
}

/** Tells the person that the page has noticed another account in the wallet. */
function useAccountNotice(): void {
  const t = useTexts(walletTexts);
  const { connection } = useWallet();
  const address = addressOf(connection);
  const isDemo = nameOf(connection) === 'Demo wallet';
  const last = useRef(address);
  useEffect(() => {
    const before = last.current;
    if (address !== null) last.current = address;
    // In the demo wallet the account is changed on this very page.
    if (before === null || address === null || before === address || isDemo) return;
    const short = `${address.slice(0, 6)}...${address.slice(-4)}`;
    void showToast({ kind: 'plain', text: t('accountChanged', { address: short }) });
  }, [address, isDemo, t]);
}

/** Spec §3: after five tries the visitor is told what to install; the sheet has the ways to do it. */
function useInstallHint(): void {
  const t = useTexts(walletTexts);
  const { search, connection } = useWallet();
  const sheet = useWalletSheet();
  const isDue = search.status === 'not-found' && connection.status === 'none' && sheet === 'closed';
  useEffect(() => {
    if (!isDue || installHint.get() !== null) return;
    installHint.set('shown');
    void showToast({
      kind: 'plain',
      text: t('installTitle'),
      action: { label: t('options'), run: () => openWalletSheet() },
    });
  }, [isDue, t]);
}
