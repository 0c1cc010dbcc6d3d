import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Environment } from '@vellum/contracts/deploy/cli-options';
import { StackProblem } from '../stack-problem.ts';

const deployNetworks = ['nile', 'mainnet', 'custom', 'devnet'] as const;
export type DeployNetwork = (typeof deployNetworks)[number];

/** What the command line asked for. */
export type DeployRequest = Readonly<{
  network: DeployNetwork;
  /** Nothing leaves this machine: the whole way on an embedded chain with the rules of the network. */
  dryRun: boolean;
  /** Agreed to beforehand. */
  yes: boolean;
  /** Puts a test USDT, a WTRX and a DEX onto a chain that has none. */
  testCoins: boolean;
}>;

export const deployHelp = `npm run deploy -- --network nile|mainnet|custom|devnet [--dry-run] [--test-coins] [--yes]

Brings the contracts onto a chain, or goes on where an earlier run stopped. It shows what it will cost and asks; --yes
agrees beforehand. The variables are listed in docs/operations.md.

  --dry-run      plays the whole deployment on a chain of this machine with the rules and prices of the network, up to
                 the handover, and spends nothing; needs no node and no key
  --test-coins   with --network custom: first puts a test USDT, a WTRX and a DEX onto the chain and uses those

The key that pays is read from DEPLOYER_KEY, or from the file that DEPLOYER_KEY_FILE names, which nobody but its owner
may read. It is never taken from the command line, where every user of the machine could see it.`;

/** Reads the words of the command; null asks for help. Throws StackProblem for what cannot be. */
export function parseDeployRequest(
  args: readonly string[],
  env: Environment,
): DeployRequest | null {
  if (args.some((word) => /[0-9a-f]{64}/i.test(word))) {
    throw new StackProblem('a key does not belong on the command line: use DEPLOYER_KEY_FILE');
  }
  const values = wordsOf(args);
  if (values.help) return null;
  const network = deployNetworks.find((name) => name === (values.network ?? env['NETWORK']));
  if (!network) throw new StackProblem(`--network is one of ${deployNetworks.join(', ')}`);
  const { 'dry-run': dryRun, 'test-coins': testCoins, yes } = values;
  if (testCoins && (network !== 'custom' || dryRun)) {
    throw new StackProblem('--test-coins is for --network custom, and no dry run needs it');
  }
  return { network, dryRun, yes, testCoins };
}

function wordsOf(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { 'dry-run': flag, 'test-coins': flag, yes: flag, help: flag } as const;
    return parseArgs({ args: [...args], options: { ...options, network: { type: 'string' } } })
      .values;
  } catch (error) {
    throw new StackProblem((error as Error).message);
  }
}

/** The variables of a deployment, with the network of the request, the key from its file and a place for the result. */
export async function deployEnvironment(
  { network }: DeployRequest,
  env: Environment,
): Promise<Environment> {
  const keyFile = env['DEPLOYER_KEY_FILE'];
  return {
    ...env,
    NETWORK: network,
    DEPLOYMENT_FILE: env['DEPLOYMENT_FILE'] || `deployments/${network}.json`,
    ...(keyFile && { DEPLOYER_KEY: await keyIn(keyFile) }),
  };
}

async function keyIn(path: string): Promise<string> {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined) throw new StackProblem(`${path} (DEPLOYER_KEY_FILE) does not exist`);
  if ((mode & 0o077) !== 0) {
    throw new StackProblem(`others may read ${path} (DEPLOYER_KEY_FILE): chmod 600 it first`);
  }
  return (await readFile(path, 'utf8')).trim();
}
