import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { nameOf } from '../shared/wallet/connection.ts';
import { walletTexts } from '../shared/wallet/texts.ts';
import { useWallet } from '../shared/wallet/wallet.ts';

const TestFundsBand = lazy(() =>
  import('../features/demo-wallet/test-funds-band.tsx').then(({ TestFundsBand }) => ({
    default: TestFundsBand,
  })),
);

/** As long as the demo wallet is in use, every page says that nothing here has value. */
export function WalletBanner(): ReactNode {
  const t = useTexts(walletTexts);
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
