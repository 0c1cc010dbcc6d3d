import { chainIdOf } from '../../shared/chain/chain-id.ts';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { networkText } from '../../shared/wallet/network/network-name.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';

/** The site's network, null while it is not known, and any other one in words. */
export function useNetworkNames() {
  const t = useTexts(walletTexts);
  const network = useProjectConfig()?.network;
  const own = network
    ? { chainId: chainIdOf(network.genesis), isDemo: network.name === 'devnet' }
    : null;
  const nameOfChain = (id: string) => t(networkText(id, own));
  return { site: own ? nameOfChain(own.chainId) : null, nameOfChain };
}
