import { lazy, type ReactNode, Suspense } from 'react';
import { ClockSection } from '../../features/chain-clock/clock-section.tsx';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { nameOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';

const AccountsPanel = lazy(() =>
  import('../../features/demo-wallet/accounts-panel.tsx').then(({ AccountsPanel }) => ({
    default: AccountsPanel,
  })),
);

/** The settings, and on the embedded chain its clock and the personas of the demo wallet. */
export function SettingsWithClock(): ReactNode {
  return (
    <SettingsPage>
      <Personas />
      <ClockSection />
    </SettingsPage>
  );
}

/** Who the demo wallet can be; nothing while another wallet is in use. */
function Personas(): ReactNode {
  const { connection } = useWallet();
  if (nameOf(connection) !== 'Demo wallet') return null;
  return (
    <Suspense>
      <div className="px-4">
        <AccountsPanel />
      </div>
    </Suspense>
  );
}
