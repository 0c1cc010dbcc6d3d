import { registryHash } from '@vellum/contracts/registry-hash';
import { chainIdOf } from './chain-id.ts';
import { RegistryMismatch } from './chain-refusals.ts';
import type { ProjectConfig } from './project-config.ts';

/** Hash of the contracts this page was built for; null in a build for the embedded chain. */
export const builtInPin: string | null = import.meta.env['VELLUM_REGISTRY_HASH'] || null;

/** Main net, Nile and Shasta: a server that calls one of them the embedded chain is lying. */
const publicChains: ReadonlySet<string> = new Set(['0x2b6653dc', '0xcd8690dc', '0x94a9059e']);

/**
 * Throws RegistryMismatch unless the contracts are those of the pin. What the server says of itself proves nothing,
 * so a page without a pin accepts the embedded chain only: whatever is signed there is worth nothing elsewhere.
 */
export function mustBePinned(
  { contracts, network, registryHash: told }: ProjectConfig,
  pin: string | null,
): void {
  const found = registryHash(contracts);
  if (found !== told) refuse('the contracts of the server are not those of this page');
  if (pin !== null && found !== pin) refuse(`built for the contracts ${pin}, told ${found}`);
  if (pin === null && !isEmbedded(network)) {
    refuse(`this page was built without the contracts of ${network.name}`);
  }
}

function isEmbedded({ name, genesis }: ProjectConfig['network']): boolean {
  return name === 'devnet' && !publicChains.has(chainIdOf(genesis));
}

function refuse(reason: string): never {
  throw new RegistryMismatch(reason);
}
