import { useEffect, useState } from 'react';
import { openWalletSheet, useWalletSheet } from './wallet-sheet-state.ts';

/**
 * A press that needs a wallet. Without one it leads to the choice of wallets, and does what it was meant for once one is
 * connected, with what the page knows by then. Who closes the choice has changed their mind.
 */
export function useConnectedPress(isMissing: boolean, onPress: () => void): () => void {
  const sheet = useWalletSheet();
  const [isWanted, setWanted] = useState(false);
  const isDecided = isWanted && sheet === 'closed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision, by what is known then.
  useEffect(() => {
    if (!isDecided) return;
    setWanted(false);
    if (!isMissing) onPress();
  }, [isDecided]);
  if (!isMissing) return onPress;
  return () => {
    setWanted(true);
    openWalletSheet('pay');
  };
}
