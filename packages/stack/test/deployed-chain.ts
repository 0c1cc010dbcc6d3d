import { chainInputs, copyOfChain } from '@vellum/server/test/chain-template';
import { openEmbeddedChain } from '../src/chain-start/open-embedded-chain.ts';
import type { DemoWorld } from '../src/chain-start/settled-file.ts';
import type { EmbeddedChain } from '../src/embedded/embedded-chain.ts';

/** What such a chain depends on. */
export const deployedInputs: readonly string[] = [
  ...chainInputs,
  'packages/stack/src/**/*.ts',
  'packages/api/src/project/demo-personas.ts',
];

const silent = { run: <T>(_: string, work: () => Promise<T>) => work(), elapsed: () => 0 };

/** A data folder of its own with a chain that has contracts and a demo world; made once, then copied. */
export function deployedFolder(demoWorld: DemoWorld): Promise<string> {
  const make = async (folder: string) => {
    const { devnet } = await openDeployed(folder, demoWorld, 0);
    await devnet.close();
  };
  return copyOfChain({ name: demoWorld, inputs: deployedInputs, make });
}

/** Opens the chain of such a folder on any free port. */
export function openDeployed(
  folder: string,
  demoWorld: DemoWorld,
  solidLag: number,
): Promise<EmbeddedChain> {
  const place = { host: '127.0.0.1', port: 0, dataDir: folder };
  return openEmbeddedChain({ ...place, solidLag, demoWorld }, silent, () => {});
}
