import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from './use-texts.ts';

const WalletSheet = lazy(() =>
  import('./wallet-sheet.tsx').then(({ WalletSheet }) => ({ default: WalletSheet })),
);

/** The wallet's place in the header. */
export function WalletSlot(): ReactNode {
  const t = useTexts();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button
        type="button"
        onClick={() => setState('open')}
        className="press h-11 flex-none rounded-full border border-line-soft bg-surface px-4 text-14"
      >
        {t('connectWallet')}
      </button>
      {state !== 'never' && (
        <Suspense>
          <WalletSheet open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
