import { rmSync } from 'node:fs';
import { followedEmbedded } from '@vellum/stack/chain-start/follow-chain';
import { serverConfigOf } from '@vellum/stack/config/server-config';
import { embeddedIndexing } from '@vellum/stack/embedded/embedded-indexing';
import { hashOf } from '../../packages/server/test/chain-template.ts';
import { indexAll, indexInputs } from '../../packages/server/test/indexed-database.ts';
import { type TestDatabase, testDatabase } from '../../packages/server/test/test-database.ts';
import {
  deployedFolder,
  deployedInputs,
  openDeployed,
} from '../../packages/stack/test/deployed-chain.ts';

type Beginning = Readonly<{
  demoWorld: Parameters<typeof deployedFolder>[0];
  solidLag: number;
  /** The settings of a stack in this data folder. */
  settings(folder: string): Parameters<typeof serverConfigOf>[0];
}>;

const inputs = [...deployedInputs, ...indexInputs];

/**
 * A database whose index has all blocks that the chain of a stack begins with, as if the server had been stopped after
 * them: they are indexed once.
 */
export function stackDatabase({ demoWorld, solidLag, settings }: Beginning): Promise<TestDatabase> {
  const fill = async (databaseUrl: string) => {
    const folder = await deployedFolder(demoWorld);
    const own = await openDeployed(folder, demoWorld, solidLag);
    const config = settings(folder);
    const chain = followedEmbedded(own, config, null);
    const told = serverConfigOf(config, { databaseUrl, webFolder: null, chain });
    await indexAll(told, own.devnet.chain.head().id, { indexing: embeddedIndexing });
    await own.devnet.close();
    rmSync(folder, { recursive: true });
  };
  return testDatabase({}, { name: `stack ${demoWorld} ${solidLag} ${hashOf(inputs)}`, fill });
}
