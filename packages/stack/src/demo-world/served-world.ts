import { addressesOf } from '@vellum/contracts/deploy/deploy';
import { clientOf } from '../embedded/contracts.ts';
import type { EmbeddedChain } from '../embedded/embedded-chain.ts';
import type { EmbeddedKeys } from '../embedded/embedded-keys.ts';
import type { World } from './world.ts';

/** The demo world with a server in front of it. */
export type ServedWorld = Readonly<{
  /** Where the app is. */
  url: string;
  place: Pick<World, 'devnet' | 'client' | 'at' | 'genesisId'>;
  keys: EmbeddedKeys;
}>;

export function servedWorld({ devnet, deployment, keys }: EmbeddedChain, url: string): ServedWorld {
  const { genesisId } = deployment;
  const place = { devnet, client: clientOf(devnet), at: addressesOf(deployment), genesisId };
  return { url, place, keys };
}
