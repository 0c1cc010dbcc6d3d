import { roleVariables } from '@vellum/contracts/deploy/cli-options';
import { publicParameters } from '@vellum/contracts/deploy/default-parameters';
import { deploy } from '@vellum/contracts/deploy/deploy';
import { type Deployment, deploymentInMemory } from '@vellum/contracts/deploy/deployment-file';
import type { Roles } from '@vellum/contracts/deploy/parameters';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { createDevnet, type Devnet } from '@vellum/devnet';
import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { type Client, createClient } from '@vellum/tron/client/client';
import { StackProblem } from '../stack-problem.ts';
import type { DeployNetwork } from './deploy-request.ts';
import { handoverReport } from './handover-report.ts';
import { shareAccount } from './share-account.ts';
import { deployTestMarket } from './test-market.ts';

type Log = (line: string) => void;
type Environment = Readonly<Record<string, string | undefined>>;

const TRX = 1_000_000n;

/** Plays a deployment through on a chain of this machine with the rules of the network; nothing is spent anywhere. */
export async function dryRun(network: DeployNetwork, env: Environment, log: Log): Promise<void> {
  const preset = network === 'nile' ? 'nile' : 'mainnet';
  const devnet = await createDevnet({ preset, port: 0, genesis: { accounts: 16 } });
  try {
    log(
      `dry run for ${network}: on a chain of this machine with the rules and prices of ${preset}`,
    );
    await play(devnet, network, env, log);
  } finally {
    await devnet.close();
  }
}

async function play(devnet: Devnet, network: DeployNetwork, env: Environment, log: Log) {
  const client = createClient({ fullNodes: [devnet.url ?? ''] });
  const [, deployer, , ...people] = devnet.accounts;
  if (deployer === undefined) throw new Error('the chain has no accounts');
  const signer = keySigner(deployer.privateKey);
  const file = deploymentInMemory();
  log('stand-ins for the coins and the DEX that the network has:');
  const existing = await deployTestMarket({
    client,
    signer,
    file,
    log: (line) => log(`  ${line}`),
  });
  const roles = rolesOf(env, people, log);
  // Its own name is kept for chains that are the network itself; everything else is as it would be there.
  const parameters = publicParameters('custom', roles, existing);
  const before = await balanceOf(client, signer.address);
  const kept = deploymentInMemory();
  const { deployment } = await deploy({
    client,
    signer,
    parameters,
    file: kept,
    log,
    passTime: async (until) => {
      log('the timelock waits here; the test chain skips the time');
      await devnet.setTime(Number(until) * 1000);
      await devnet.mine();
    },
  });
  const spent = before - (await balanceOf(client, signer.address));
  log(`spent by the deployer: ${trx(spent)} for everything above`);
  await tellShared(devnet, client, roles, people, log);
  for (const line of await handoverReport(client, deployment, parameters)) log(line);
  const path = env['DEPLOYMENT_FILE'] || `deployments/${network}.json`;
  for (const line of fileLines(deployment, network, path)) log(line);
}

/** Roles that the variables name, and accounts of this chain for the rest. */
function rolesOf(
  env: Environment,
  people: readonly Readonly<{ address: HexAddress }>[],
  log: Log,
): Roles {
  const missing: string[] = [];
  const entries = Object.entries(roleVariables).map(([role, variable], index) => {
    const named = env[variable];
    if (!named) missing.push(variable);
    const address = named ? parseHexAddress(named) : people[index]?.address;
    if (!address) throw new StackProblem(`${variable} is no address`);
    return [role, address] as const;
  });
  if (missing.length > 0) log(`stand-ins for roles that no variable names: ${missing.join(', ')}`);
  return Object.fromEntries(entries) as Roles;
}

/** Shows on the guardian's stand-in what sharing an account between several keys takes. */
async function tellShared(
  devnet: Devnet,
  client: Client,
  { guardian }: Roles,
  people: readonly Readonly<{ address: HexAddress; privateKey: string }>[],
  log: Log,
): Promise<void> {
  const own = people.find(({ address }) => address === guardian);
  if (own === undefined) return;
  const before = await balanceOf(client, guardian);
  await shareAccount(
    devnet,
    own,
    people.slice(-3).map(({ address }) => address),
  );
  const cost = before - (await balanceOf(client, guardian));
  log(
    `an account made multi-signature, two of three keys: ${trx(cost)}, and 1 TRX more each time it signs`,
  );
}

function fileLines(deployment: Deployment, network: DeployNetwork, path: string): string[] {
  const contracts = Object.entries(deployment.contracts).map(
    ([name, { address, energy }]) => `  ${name.padEnd(16)} ${address} ${energy ?? ''}`,
  );
  const calls = Object.keys(deployment.calls).length;
  return [
    `the deployment file, rewritten after each step: ${path}`,
    `  format 1, network ${network}, genesisId, deployer, hash of the parameters, ${calls} calls, finished ${deployment.finished}, and`,
    ...contracts,
    'addresses follow from the transactions, so they will be others there',
  ];
}

async function balanceOf(client: Client, address: HexAddress): Promise<bigint> {
  return (await getAccount(client, address))?.balance ?? 0n;
}

const trx = (sun: bigint) => `${sun / TRX}.${(sun % TRX).toString().padStart(6, '0')} TRX`;
