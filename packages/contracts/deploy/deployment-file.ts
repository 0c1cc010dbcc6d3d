import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Address } from '@vellum/tron/address';
import type { OwnerEvent } from './ruled-contracts.ts';

/** A contract that stands on the chain. Without `txid` it was there before. */
export type DeployedContract = Readonly<{ address: Address; txid?: string; energy?: string }>;

/** A transaction that was signed and may or may not be on the chain. */
export type PendingTransaction = Readonly<{
  step: string;
  /** Whether the step makes a contract of its own name. */
  creates: boolean;
  txid: string;
  /** Signed protobuf bytes in hex: sending them again can never execute them twice. */
  transaction: string;
  /** Milliseconds of chain time after which no block can hold it. */
  expiration: number;
}>;

/** How far blocks were read back, when no event server saved the work. */
export type ReadBack = Readonly<{
  /** The first block that was not read. */
  next: number;
  /** Id of the block before it; null at the beginning. */
  parent: string | null;
  events: readonly OwnerEvent[];
}>;

/** Where a deployment stands; rewritten after each step. */
export type Deployment = Readonly<{
  format: 1;
  network: string;
  /** Id of block 0: a file of another chain is refused. */
  genesisId: string;
  deployer: Address;
  /** sha256 of the parameters: a deployment continues only with those it began with. */
  parameters: string;
  contracts: Readonly<Record<string, DeployedContract>>;
  /** Transaction ids of the calls by step. */
  calls: Readonly<Record<string, string>>;
  pending?: PendingTransaction | undefined;
  readBack?: ReadBack | undefined;
  /** Everything is wired, owned by the timelock and read back. */
  finished: boolean;
}>;

/** Keeps a deployment between runs. */
export type DeploymentFile = Readonly<{
  load(): Promise<Deployment | undefined>;
  save(deployment: Deployment): Promise<void>;
}>;

/** In a JSON file that is replaced as a whole, so that a crash leaves the old or the new one. */
export function deploymentFile(path: string): DeploymentFile {
  return {
    async load() {
      const text = await readFile(path, 'utf8').catch(undefinedIfAbsent);
      return text === undefined ? undefined : parseDeployment(text, path);
    },
    async save(deployment) {
      await mkdir(dirname(path), { recursive: true });
      const handle = await open(`${path}.new`, 'w');
      await handle.writeFile(`${JSON.stringify(deployment, null, 2)}\n`);
      await handle.sync();
      await handle.close();
      await rename(`${path}.new`, path);
    },
  };
}

/** For tests, and for chains that do not outlive their process. */
export function deploymentInMemory(start?: Deployment): DeploymentFile {
  let kept = start;
  return {
    load: async () => kept,
    save: async (deployment) => {
      kept = deployment;
    },
  };
}

function parseDeployment(text: string, path: string): Deployment {
  const deployment = JSON.parse(text) as Deployment;
  if (deployment.format !== 1) throw new Error(`${path} is not a deployment file of format 1`);
  return deployment;
}

function undefinedIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
