import type { Address } from '@vellum/tron/address';
import { ExternalLink, Shield } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { explorerLink, useProjectConfig } from '../../shared/chain/project-config.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { CallFailed } from '../../shared/http/call-failed.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ensureSession, signOut, useSession } from '../../shared/session/session.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Row, RowLink } from '../../shared/ui/lists/row.tsx';
import { useCopy } from '../../shared/ui/overlays/copy-button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf, type Connection, nameOf } from '../../shared/wallet/connection.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { walletStore } from '../../shared/wallet/wallet.ts';
import { useWalletLabel } from '../../shared/wallet/wallet-label.ts';
import { openWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { usePageTitles } from '../page-titles.ts';
import { useNetworkNames } from './network-names.ts';
import type { SheetView } from './wallet-view.ts';

const AccountsPanel = lazy(() =>
  import('../../features/demo-wallet/accounts-panel.tsx').then(({ AccountsPanel }) => ({
    default: AccountsPanel,
  })),
);

/** The account in use and all that can be done with it. */
export function useAccountView(connection: Connection, onLeave: () => void): SheetView {
  const t = useTexts(walletTexts);
  const label = useWalletLabel();
  const { site } = useNetworkNames();
  const name = nameOf(connection) ?? 'TronLink';
  const address = addressOf(connection);
  const leave = () => {
    void signOut();
    void walletStore.disconnect();
    onLeave();
  };
  return {
    title: t('accountTitle'),
    // A network is named once it is known, never before.
    detail:
      connection.status === 'connected' && site !== null
        ? t('accountOn', { name: label(name), network: site })
        : t('checkingNetwork', { name: label(name) }),
    footer: (
      <div className="grid grid-cols-2 gap-2">
        <Button kind="secondary" onClick={() => openWalletSheet('choose')}>
          {t('changeWallet')}
        </Button>
        <Button kind="secondary" onClick={leave}>
          {t('disconnect')}
        </Button>
      </div>
    ),
    children: (
      <>
        {address && <AddressPart address={address} />}
        <div className="-mx-4 mt-3 border-t border-line-soft">
          <SessionRow isReady={connection.status === 'connected'} />
          <ApprovalsRow />
        </div>
        {name === 'Demo wallet' && (
          <Suspense fallback={<Skeleton height={160} />}>
            <AccountsPanel />
          </Suspense>
        )}
      </>
    ),
  };
}

function ApprovalsRow(): ReactNode {
  const title = usePageTitles();
  return <RowLink to={paths.approvals} icon={Shield} title={title('approvals')} />;
}

function AddressPart({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(walletTexts);
  const copy = useCopy();
  const explorer = explorerLink(useProjectConfig(), address, 'address');
  return (
    <>
      <div className="flex gap-3">
        <Identicon address={address} size={44} />
        <AddressFull address={address} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button kind="secondary" size="small" onClick={() => copy(address)}>
          {t('copyAddress')}
        </Button>
        {explorer && (
          <a
            href={explorer}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('ghost', 'small')}
          >
            {t('explorer')}
            <Icon of={ExternalLink} size={16} />
          </a>
        )}
      </div>
    </>
  );
}

/** Whether the server knows this browser, and the way to change that. */
function SessionRow({ isReady }: Readonly<{ isReady: boolean }>): ReactNode {
  const t = useTexts(walletTexts);
  const locale = useLocale();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  if (session.status === 'signed-in') {
    return (
      <Row
        title={t('signedIn')}
        detail={t('signedInUntil', { time: dateTimeText(session.expiresAt, locale) })}
        value={
          <Button kind="secondary" size="small" onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        }
      />
    );
  }
  const signIn = () => {
    setBusy(true);
    ensureSession()
      .catch((error: unknown) => {
        // A person who declines knows it, and a wallet that changed is shown as it is now.
        if (error instanceof CallFailed) void showToast({ kind: 'bad', text: t('signInAgain') });
      })
      .finally(() => setBusy(false));
  };
  return (
    <Row
      title={t('signedOut')}
      detail={t(isReady ? 'signedOutDetail' : 'signInWaits')}
      value={
        <Button kind="secondary" size="small" busy={busy} disabled={!isReady} onClick={signIn}>
          {t('signIn')}
        </Button>
      }
    />
  );
}
