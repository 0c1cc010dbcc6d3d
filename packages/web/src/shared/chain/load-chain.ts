import type { Chain } from './chain.ts';
import type { ProjectConfig } from './project-config.ts';

const chains = new WeakMap<ProjectConfig, Promise<Chain>>();

/** The chain of a configuration; its code is fetched with the first use. */
export function loadChain(config: ProjectConfig): Promise<Chain> {
  const known = chains.get(config);
  if (known) return known;
  const chain = import('./chain.ts').then(({ createChain }) => createChain(config));
  // A chunk that did not arrive may arrive the next time.
  chain.catch(() => chains.delete(config));
  chains.set(config, chain);
  return chain;
}
