import { useTexts } from '../i18n/use-texts.ts';
import { walletTexts } from './texts.ts';

/** How a wallet is called on screen: others keep their names, ours has one in each language. */
export function useWalletLabel(): (name: string) => string {
  const t = useTexts(walletTexts);
  return (name) => (name === 'Demo wallet' ? t('demoName') : name);
}
