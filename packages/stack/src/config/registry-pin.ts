import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import { registryHash } from '@vellum/contracts/registry-hash';
import type { NetworkConfig } from './config.ts';

/**
 * Hash of the contracts that the web is built for. The embedded chain gets none: its contracts are made while the
 * web is built, and nothing on it has a price.
 */
export function registryPinOf(
  { name }: Pick<NetworkConfig, 'name'>,
  { contracts }: Pick<Deployment, 'contracts'>,
): string | null {
  if (name === 'devnet') return null;
  const addresses = Object.entries(contracts).map(
    ([contract, { address }]) => [contract, address] as const,
  );
  return registryHash(Object.fromEntries(addresses));
}
