import { originOf, publicNodeOrigins } from '@vellum/tron/public-nodes';
import { chainIdOf } from '../../chain/chain-id.ts';
import type { ProjectConfig } from '../../chain/project-config.ts';

/** The network of this site, as far as wallets are compared with it. */
export type SiteNetwork = Readonly<{
  chainId: string;
  /** Whether the policy of the site lets a wallet ask this node from inside the page. */
  mayAsk(node: string): boolean;
}>;

export function siteNetwork({ name, genesis, nodes }: ProjectConfig['network']): SiteNetwork {
  const own = nodes.access === 'direct' ? [nodes.full, nodes.confirmed, nodes.events ?? ''] : [];
  const origins = new Set([...publicNodeOrigins, ...own.map(originOf)]);
  const isLocal = name === 'devnet' || name === 'custom';
  return {
    chainId: chainIdOf(genesis),
    mayAsk(node) {
      const origin = originOf(node);
      return (isLocal && loopback.test(origin)) || (origin !== '' && origins.has(origin));
    },
  };
}

const loopback = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;
