import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { storedValue } from '../../shared/state/stored-value.ts';
import { useStored } from '../../shared/state/use-store.ts';
import { lastWallet } from '../../shared/wallet/last-wallet.ts';

const seen = storedValue('vellum.welcome');

/** From now on this browser is not welcomed again. */
export function welcomeSeen(): void {
  seen.set('seen');
}

/** Whether the chain runs for this demo only; null while that is not known. */
export function useIsDemoChain(): boolean | null {
  const network = useProjectConfig()?.network.name;
  return network === undefined ? null : network === 'devnet';
}

/** Only on the embedded chain, only for a browser that was neither welcomed nor connected before. */
export function useIsWelcomed(): boolean {
  const isDemo = useIsDemoChain();
  const isSeen = useStored(seen) !== null;
  const wasConnected = useStored(lastWallet) !== null;
  return isDemo === true && !isSeen && !wasConnected;
}
