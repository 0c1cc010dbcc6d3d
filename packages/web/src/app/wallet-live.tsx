import { lazy, type ReactNode, Suspense, useDeferredValue, useRef } from 'react';
import { useSession } from '../shared/session/session.ts';
import { type Connection, nameOf } from '../shared/wallet/connection.ts';
import { useReturning } from '../shared/wallet/use-returning.ts';
import { useWallet } from '../shared/wallet/wallet.ts';
import { useWalletSheet } from '../shared/wallet/wallet-sheet-state.ts';
import { ConnectButton } from './wallet-connect-button.tsx';
import { WalletPill } from './wallet-pill.tsx';
import { useWalletSetup } from './wallet-setup.ts';

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
  const isReturning = useReturning();
  useWalletSetup();
  return (
    <>
      {connection.status !== 'none' ? (
        <WalletPill connection={connection} compact={compact} />
      ) : isReturning ? (
        <Place />
      ) : (
        <ConnectButton compact={compact} />
      )}
      <WalletSheets connection={connection} />
    </>
  );
}

/** Someone who was connected before will be again in a moment: no button that is not meant for them. */
function Place(): ReactNode {
  return <span aria-hidden className="size-11 flex-none rounded-full bg-surface-2" />;
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
