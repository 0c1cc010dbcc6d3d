import { shortenAddress } from '@vellum/tron/address';
import { Lock, TriangleAlert } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useDeferredValue, useRef } from 'react';
import { ledgerTexts } from '../../features/ledger/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useSession } from '../../shared/session/session.ts';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Spinner } from '../../shared/ui/buttons/spinner.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { addressOf, type Connection, nameOf } from '../../shared/wallet/connection.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { useReturning } from '../../shared/wallet/use-returning.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { openWalletSheet, useWalletSheet } from '../../shared/wallet/wallet-sheet-state.ts';
import { lazyPage } from '../routing/lazy-page.ts';
import { usePassedFocus } from './wallet-focus.ts';
import { useWalletSetup } from './wallet-setup.ts';

const WalletSheet = lazy(() =>
  import('./wallet-sheet.tsx').then(({ WalletSheet }) => ({ default: WalletSheet })),
);
const SignInSheet = lazy(() =>
  import('./wallet-sign-in-sheet.tsx').then(({ SignInSheet }) => ({ default: SignInSheet })),
);
const ApproveSheet = lazy(() =>
  import('../../features/demo-wallet/approve-sheet.tsx').then(({ ApproveSheet }) => ({
    default: ApproveSheet,
  })),
);
const LedgerSheet = lazy(async () => ({
  default: await lazyPage(
    () => import('../../features/ledger/ledger-sheet.tsx').then((sheet) => sheet.LedgerSheet),
    ledgerTexts,
  )(),
}));

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
  const ledger = useEver(nameOf(connection) === 'Ledger');
  return (
    <Suspense>
      {wallet && <WalletSheet />}
      {signIn && <SignInSheet />}
      {approve && <ApproveSheet />}
      {ledger && <LedgerSheet />}
    </Suspense>
  );
}

function useEver(now: boolean): boolean {
  const ever = useRef(now);
  ever.current ||= now;
  return ever.current;
}

/** Beside a title and a way back there is room for one word. */
function ConnectButton({ compact }: Readonly<{ compact: boolean }>): ReactNode {
  const t = useTexts(walletTexts);
  const button = usePassedFocus();
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('connect')}
      onClick={() => openWalletSheet()}
      className="press h-11 flex-none rounded-full border border-line-soft bg-surface px-4 text-14"
    >
      {t(compact ? 'connectShort' : 'connect')}
    </button>
  );
}

type PillProps = Readonly<{ connection: Connection; compact: boolean }>;

const look =
  'press inline-flex h-11 flex-none items-center gap-2 rounded-full border border-line-soft bg-surface text-14';

/** Networks on which nothing is signed. */
const obstacles: Readonly<
  Partial<Record<Connection['status'], 'wrongNetwork' | 'unknownNetwork'>>
> = {
  'wrong-network': 'wrongNetwork',
  'unknown-network': 'unknownNetwork',
};

/** A chosen wallet in the header: whose it is, or what keeps it from being used. */
function WalletPill({ connection, compact }: PillProps): ReactNode {
  const t = useTexts(walletTexts);
  const button = usePassedFocus();
  const address = addressOf(connection);
  const open = () => openWalletSheet();
  const isOnline = useOnline();
  const obstacle = obstacles[connection.status];
  // The page says that it is offline; whose account it shows is known all the same.
  if (obstacle && (isOnline || obstacle === 'wrongNetwork')) {
    return (
      <button ref={button} type="button" onClick={open} className={`${look} px-3 text-warn`}>
        <Icon of={TriangleAlert} size={16} />
        {t(obstacle)}
      </button>
    );
  }
  if (address === null) {
    const locked = connection.status === 'locked';
    return (
      <button ref={button} type="button" onClick={open} className={`${look} px-3`}>
        {locked ? <Icon of={Lock} size={16} /> : <Spinner />}
        {t(locked ? 'locked' : 'connecting')}
      </button>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      onClick={open}
      title={address}
      aria-label={t('account', { address: shortenAddress(address) })}
      className={compact ? 'press grid size-11 flex-none place-items-center' : `${look} pr-3 pl-2`}
    >
      <Identicon address={address} />
      {!compact && <span className="font-mono text-13">{shortenAddress(address)}</span>}
    </button>
  );
}
