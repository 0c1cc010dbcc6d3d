import { useProjectConfig } from '../../shared/chain/project-config.ts';

/** Where the node of the embedded chain is; null on every other network, and where its hooks are out of reach. */
export function useEmbeddedNode(): string | null {
  const network = useProjectConfig()?.network;
  if (network?.name !== 'devnet' || network.nodes.access !== 'direct') return null;
  return network.nodes.full.replace(/\/+$/, '');
}
