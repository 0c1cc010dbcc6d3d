import { lazy, type ReactNode, Suspense } from 'react';
import { nameOf } from '../shared/wallet/connection.ts';
import { useTexts } from '../shared/wallet/use-texts.ts';
import { useWallet } from '../shared/wallet/wallet.ts';

const TestFundsBand = lazy(() =>
  import('../features/demo-wallet/test-funds-band.tsx').then(({ TestFundsBand }) => ({
    default: TestFundsBand,
  })),
);

/** As long as the demo wallet is in use, every page says that nothing here has value. */
export function WalletBanner(): ReactNode {
  const t = useTexts();
  const { connection } = useWallet();
  if (nameOf(connection) !== 'Demo wallet') return null;
  return (
    <Suspense>
      <aside aria-label={t('testFunds')}>
        <TestFundsBand />
      </aside>
    </Suspense>
  );
}
