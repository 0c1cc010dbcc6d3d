import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import type { Devnet } from '@vellum/devnet';
import type { EmbeddedKeys } from './embedded-keys.ts';

/** The chain of this machine with the contracts on it. */
export type EmbeddedChain = Readonly<{
  devnet: Devnet;
  deployment: Deployment;
  keys: EmbeddedKeys;
  deploymentPath: string;
}>;
