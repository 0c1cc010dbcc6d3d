import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import { embeddedParameters, publicParameters } from './default-parameters.ts';
import { DeploymentRefused } from './deployment-errors.ts';
import type { DeploymentParameters, ExistingCoins, Network, Roles } from './parameters.ts';
import { keySigner, type Signer } from './signer.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a run of the command needs. */
export type CliOptions = Readonly<{
  nodes: readonly string[];
  /** Only those that are named: a deployment does without, the platform does not. */
  solidityNodes: readonly string[];
  /** Only those that are named: without one, blocks tell what happened. */
  eventServers: readonly string[];
  apiKey: string | undefined;
  signer: Signer;
  parameters: DeploymentParameters;
  /** Where the deployment file is kept. */
  file: string;
}>;

/** As the other commands of the project name them. */
const networks: Readonly<Record<string, Network>> = {
  devnet: 'embedded',
  nile: 'nile',
  mainnet: 'mainnet',
  custom: 'custom',
};

/** Variables that name who has which role. */
export const roleVariables: Readonly<Record<keyof Roles, string>> = {
  guardian: 'GUARDIAN',
  payoutProposer: 'PAYOUT_PROPOSER',
  payoutReserve: 'PAYOUT_RESERVE',
  payoutGuardian: 'PAYOUT_GUARDIAN',
  boxOperator: 'BOX_OPERATOR',
  energyOperator: 'ENERGY_OPERATOR',
  teamRoot: 'TEAM_ROOT',
  vlmHolder: 'VLM_HOLDER',
  cardFund: 'CARD_FUND',
};

/** Reads the variables; throws DeploymentRefused with every problem at once. */
export function cliOptions(env: Environment): CliOptions {
  const problems: string[] = [];
  const network = networks[env['NETWORK'] ?? ''];
  if (!network) problems.push(`NETWORK is one of ${Object.keys(networks).join(', ')}`);
  const nodes = listOf(env['TRON_FULL_NODE']);
  if (nodes.length === 0) problems.push('TRON_FULL_NODE names no node');
  const file = env['DEPLOYMENT_FILE'] ?? '';
  if (file === '') problems.push('DEPLOYMENT_FILE names no file');
  const signer = signerOf(env, problems);
  const parameters = signer && network && parametersOf(network, env, signer.address, problems);
  if (!signer || !parameters || problems.length > 0) throw new DeploymentRefused(problems);
  return {
    nodes,
    solidityNodes: listOf(env['TRON_SOLIDITY_NODE']),
    eventServers: listOf(env['TRON_EVENT_SERVER']),
    apiKey: env['TRON_API_KEY'] || undefined,
    signer,
    parameters,
    file,
  };
}

/** The key itself never is in a message. */
function signerOf(env: Environment, problems: string[]): Signer | undefined {
  const key = (env['DEPLOYER_KEY'] ?? '').replace(/^0x/, '');
  if (/^[0-9a-fA-F]{64}$/.test(key)) return keySigner(key);
  problems.push('DEPLOYER_KEY is no private key: 64 hexadecimal digits');
  return undefined;
}

function parametersOf(
  network: Network,
  env: Environment,
  deployer: HexAddress,
  problems: string[],
): DeploymentParameters {
  const entries = Object.entries(roleVariables);
  if (network === 'embedded') {
    // All roles are the deployer's there unless a variable names another.
    const named = entries.filter(([, variable]) => env[variable]);
    return embeddedParameters(deployer, { roles: addresses(named, env, problems) });
  }
  const existing = addresses(
    [
      ['usdt', 'USDT_ADDRESS'],
      ['wtrx', 'WTRX_ADDRESS'],
      ['dex', 'DEX_FACTORY'],
      ...(env['VLM_ADDRESS'] ? ([['vlm', 'VLM_ADDRESS']] as const) : []),
    ],
    env,
    problems,
  );
  return publicParameters(
    network,
    addresses(entries, env, problems) as Roles,
    existing as ExistingCoins,
  );
}

function addresses(
  names: readonly (readonly [string, string])[],
  env: Environment,
  problems: string[],
): Record<string, HexAddress> {
  const found: Record<string, HexAddress> = {};
  for (const [name, variable] of names) {
    const address = parseHexAddress(env[variable] ?? '');
    if (address) found[name] = address;
    else problems.push(`${variable} is no address`);
  }
  return found;
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
