import { join } from 'node:path';
import { createDevnet, type Devnet } from '@vellum/devnet';
import type { Config } from './config.ts';
import type { Steps } from './steps.ts';

/** Longest a transaction waits for its block, in milliseconds: nobody should sit out a whole block time. */
const poolDelayMs = 300;

/** Everything that is running. */
export type Stack = Readonly<{
  devnet: Devnet;
  /** Where the chain is kept. */
  chainFolder: string;
  /** Ends everything in order; what was answered before is on the disk. */
  stop(): Promise<void>;
}>;

export const chainFolderOf = ({ dataDir }: Config) => join(dataDir, 'devnet');

/** Starts what exists so far, one step after the other. When a step fails, nothing is left running. */
export async function startStack(config: Config, steps: Steps): Promise<Stack> {
  const chainFolder = chainFolderOf(config);
  const devnet = await steps.run('chain', () =>
    createDevnet({
      host: config.host,
      port: config.devnetPort,
      dataFolder: chainFolder,
      solidLag: config.solidLag,
      mining: {
        mode: 'interval',
        blockTimeMs: config.blockTimeMs,
        poolDelayMs: Math.min(poolDelayMs, config.blockTimeMs),
      },
    }),
  );
  return { devnet, chainFolder, stop: () => devnet.close() };
}
