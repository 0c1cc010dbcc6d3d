import { useEffect, useState } from 'react';
import { openWalletSheet, useWalletSheet } from './wallet-sheet-state.ts';

/**
 * A press that needs a wallet. Without one, `blocker` being `wallet`, it leads to the choice of wallets, and does what it was
 * meant for once one is connected and nothing else stands in the way, with what the page knows by then. Who closes the
 * choice has changed their mind.
 */
export function useConnectedPress(blocker: string | null, onPress: () => void): () => void {
  const sheet = useWalletSheet();
  const [isWanted, setWanted] = useState(false);
  const isDecided = isWanted && sheet === 'closed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision, by what is known then.
  useEffect(() => {
    if (!isDecided) return;
    setWanted(false);
    if (blocker === null) onPress();
  }, [isDecided]);
  if (blocker !== 'wallet') return onPress;
  return () => {
    setWanted(true);
    openWalletSheet('pay');
  };
}
