import { lazy, type ReactNode, Suspense, useDeferredValue, useRef } from 'react';
import { useSession } from '../shared/session/session.ts';
import { type Connection, nameOf } from '../shared/wallet/connection.ts';
import { useWallet } from '../shared/wallet/wallet.ts';
import { useWalletSheet } from '../shared/wallet/wallet-sheet-state.ts';
import { ConnectButton } from './wallet-connect-button.tsx';
import { useWalletSetup } from './wallet-setup.ts';

const WalletPill = lazy(() =>
  import('./wallet-pill.tsx').then(({ WalletPill }) => ({ default: WalletPill })),
);
const WalletSheet = lazy(() =>
  import('./wallet-sheet.tsx').then(({ WalletSheet }) => ({ default: WalletSheet })),
);
const SignInSheet = lazy(() =>
  import('./wallet-sign-in-sheet.tsx').then(({ SignInSheet }) => ({ default: SignInSheet })),
);
const ApproveSheet = lazy(() =>
  import('../features/demo-wallet/approve-sheet.tsx').then(({ ApproveSheet }) => ({
    default: ApproveSheet,
  })),
);

/** The wallet in the header as it is now, and the sheets that belong to it. */
export function WalletLive({ compact }: Readonly<{ compact: boolean }>): ReactNode {
  const { connection } = useWallet();
  useWalletSetup();
  return (
    <>
      {connection.status === 'none' ? (
        <ConnectButton compact={compact} />
      ) : (
        <Suspense fallback={<ConnectButton compact={compact} />}>
          <WalletPill connection={connection} compact={compact} />
        </Suspense>
      )}
      <WalletSheets connection={connection} />
    </>
  );
}

/** Each sheet is fetched when it is first needed and stays from then on. */
function WalletSheets({ connection }: Readonly<{ connection: Connection }>): ReactNode {
  // The tap is felt first; only then is fetched what it opens.
  const sheet = useDeferredValue(useWalletSheet());
  const session = useSession();
  const wallet = useEver(sheet !== 'closed');
  const signIn = useEver('wallet' in session);
  const approve = useEver(nameOf(connection) === 'Demo wallet');
  return (
    <Suspense>
      {wallet && <WalletSheet />}
      {signIn && <SignInSheet />}
      {approve && <ApproveSheet />}
    </Suspense>
  );
}

function useEver(now: boolean): boolean {
  const ever = useRef(now);
  ever.current ||= now;
  return ever.current;
}
