import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { useConnectedWallet } from '../../shared/wallet/wallet.ts';
import { useWalletLabel } from '../../shared/wallet/wallet-label.ts';
import { canWatch, watchAsset } from '../../shared/wallet/watch-asset.ts';
import type { SwapToken } from './swap-token.ts';

/** Asks the wallet to list a token among its own; not there where the wallet cannot. */
export function WatchButton({ token }: Readonly<{ token: SwapToken }>): ReactNode {
  const t = useTexts(swapTexts);
  const wallet = useConnectedWallet();
  const label = useWalletLabel();
  const { coin: address, symbol, decimals } = token;
  // A name that is borrowed from a platform token has no place among a person's own.
  if (address === null || token.like !== null) return null;
  if (wallet === null || !canWatch(window, wallet.name)) return null;
  const watch = async () => {
    try {
      await watchAsset(window, wallet.name, { address, symbol, decimals });
      await showToast({ kind: 'good', text: t('watched', { symbol }) });
    } catch {
      // Declined, or the wallet does not know this after all: nothing is lost either way.
      await showToast({ kind: 'plain', text: t('notWatched', { symbol }) });
    }
  };
  return (
    <div className="-mx-4 -my-2">
      <Button kind="ghost" size="small" onClick={() => void watch()}>
        {t('watch', { symbol, wallet: label(wallet.name) })}
      </Button>
    </div>
  );
}
