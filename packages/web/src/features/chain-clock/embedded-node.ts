import { useProjectConfig } from '../../shared/chain/project-config.ts';

/** Where the node of the embedded chain is; null on every other network, which has no clock to move. */
export function useEmbeddedNode(): string | null {
  const network = useProjectConfig()?.network;
  return network?.name === 'devnet' ? network.fullNode.replace(/\/+$/, '') : null;
}
