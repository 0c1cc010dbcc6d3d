import { type ReactNode, Suspense } from 'react';
import { lazyLater } from '../shared/start/lazy-later.ts';
import { lastWallet } from '../shared/wallet/last-wallet.ts';
import { ConnectButton } from './wallet-connect-button.tsx';

const WalletLive = lazyLater(
  () => import('./wallet-live.tsx').then(({ WalletLive }) => WalletLive),
  'soon',
);

/**
 * The wallet's place in the header. What it takes to look for wallets is fetched after the first page, and
 * nothing that the first page needs may import it.
 */
export function WalletSlot({ compact = false }: Readonly<{ compact?: boolean }>): ReactNode {
  return (
    <Suspense
      fallback={lastWallet.get() === null ? <ConnectButton compact={compact} /> : <Place />}
    >
      <WalletLive compact={compact} />
    </Suspense>
  );
}

/** Someone who was connected before will be again in a moment: no button that is not meant for them. */
function Place(): ReactNode {
  return <span aria-hidden className="size-11 flex-none rounded-full bg-surface-2" />;
}
