import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Devnet } from '@vellum/devnet';
import { makeDemoWorld } from '../demo-world/demo-world.ts';
import { type ChainOptions, chainFolderOf, startChain } from '../embedded/chain.ts';
import { deployContracts } from '../embedded/contracts.ts';
import type { EmbeddedChain } from '../embedded/embedded-chain.ts';
import { type EmbeddedKeys, embeddedKeys } from '../embedded/embedded-keys.ts';
import { storedDeployment } from '../embedded/stored-deployment.ts';
import type { Steps } from '../steps.ts';
import { type DemoWorld, holds, keepSettled, settledWorld } from './settled-file.ts';

export type EmbeddedChainOptions = Omit<ChainOptions, 'settled'> &
  Readonly<{
    demoWorld: DemoWorld;
    keys?: Partial<EmbeddedKeys>;
  }>;

/**
 * The chain with contracts and demo world in place, not yet making blocks by itself. A start that was
 * stopped on the way is continued; `opened` hears of the chain before anything can fail on it.
 */
export async function openEmbeddedChain(
  options: EmbeddedChainOptions,
  steps: Steps,
  opened: (devnet: Devnet) => void,
  now: () => number = Date.now,
): Promise<EmbeddedChain> {
  const { dataDir, demoWorld } = options;
  const settledPath = join(dataDir, 'settled.json');
  const deploymentPath = join(dataDir, 'deployment.json');
  // Without its chain the file mentions one that is gone.
  const present = existsSync(chainFolderOf(dataDir)) ? await settledWorld(settledPath) : null;
  const settled = present !== null && holds(present.demoWorld, demoWorld);
  const devnet = await steps.run('chain', () => startChain({ ...options, settled }, now));
  opened(devnet);
  const keys = await embeddedKeys(join(dataDir, 'keys.json'), options.keys);
  const block = () => `block ${devnet.chain.head().number}`;
  const deployment = await steps.run(
    'contracts',
    () => deployContracts(devnet, keys, storedDeployment(deploymentPath)),
    block,
  );
  const { genesisId } = devnet.chain;
  if (!settled || present?.genesisId !== genesisId) {
    if (demoWorld !== 'none') {
      await steps.run(
        'demo world',
        () => makeDemoWorld(devnet, deployment, keys, demoWorld, now()),
        block,
      );
    }
    await keepSettled(settledPath, { genesisId, demoWorld });
  }
  return { devnet, deployment, keys, deploymentPath };
}
