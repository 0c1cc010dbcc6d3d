import type { WalletName } from '../shared/wallet/connection.ts';
import { useTexts } from '../shared/wallet/use-texts.ts';

/** How a wallet is called on screen: others keep their names, ours has one in each language. */
export function useWalletLabel(): (name: WalletName) => string {
  const t = useTexts();
  return (name) => (name === 'Demo wallet' ? t('demoName') : name);
}
