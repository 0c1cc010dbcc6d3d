import { type Address, toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { Client } from '@vellum/tron/client/client';
import { getContract } from '@vellum/tron/client/contracts';
import type { Blueprint } from '../deploy/blueprint.ts';
import { marketBlueprints } from '../deploy/coin-blueprints.ts';
import type { Deployment } from '../deploy/deployment-file.ts';
import { platformBlueprints } from '../deploy/plan.ts';
import { genesisIdOf } from '../deploy/transactor.ts';
import { type DecodedArgument, decodedArguments } from './constructor-arguments.ts';
import { compileInput, compilerVersion } from './solc.ts';
import { type SourceInput, sourceInput } from './source-input.ts';
import { SourcesRefused } from './sources-refused.ts';

const blueprints: Readonly<Record<string, Blueprint>> = {
  ...marketBlueprints,
  ...platformBlueprints,
};

/** What an explorer asks for, besides the sources. */
export type SourceFacts = Readonly<{
  address: Address;
  creationTransaction: string;
  contract: string;
  unit: string;
  compiler: string;
  optimizer: Readonly<{ enabled: boolean; runs: number }>;
  evmVersion: string;
  viaIR: boolean;
  licence: string;
  constructorArguments: Readonly<{ encoded: string; decoded: readonly DecodedArgument[] }>;
}>;

export type ContractSources = Readonly<{ name: string; input: SourceInput; facts: SourceFacts }>;

/**
 * Sources and constructor arguments of every contract that the deployment made. The arguments are what follows the
 * compiled code in the creation code on the chain. Throws SourcesRefused when these sources do not compile to it.
 */
export async function sourcesOf(
  client: Client,
  deployment: Deployment,
): Promise<ContractSources[]> {
  if ((await genesisIdOf(client)) !== deployment.genesisId) {
    throw new SourcesRefused(['the node is on another chain than the deployment file']);
  }
  const found: ContractSources[] = [];
  const problems: string[] = [];
  for (const made of await creations(client, deployment)) {
    const result = sourcesOfOne(blueprints[made.name], made);
    if (typeof result === 'string') problems.push(`${made.name}: ${result}`);
    else found.push({ name: made.name, ...result });
  }
  if (problems.length > 0) throw new SourcesRefused(problems);
  return found;
}

/** A contract of the deployment with its creation code on the chain, null when nothing is there. */
type Creation = Readonly<{ name: string; address: Address; txid: string; code: string | null }>;

/** All at once before anything is compiled: compiling blocks for seconds, and nodes close idle connections meanwhile. */
async function creations(client: Client, { contracts }: Deployment): Promise<Creation[]> {
  const found: Creation[] = [];
  for (const [name, { address, txid }] of Object.entries(contracts)) {
    // Coins, DEX and pairs that were there before, or that the DEX made.
    if (txid === undefined) continue;
    const onChain = await getContract(client, toHexAddress(address));
    found.push({ name, address, txid, code: onChain && toHex(onChain.bytecode) });
  }
  return found;
}

function sourcesOfOne(
  named: Blueprint | undefined,
  { address, txid, code }: Creation,
): Omit<ContractSources, 'name'> | string {
  if (named === undefined) return 'this version does not have this contract';
  if (code === null) return `there is no contract at ${address}`;
  const input = sourceInput(named.contract);
  const compiled = creationCode(input);
  if (!code.startsWith(compiled)) return `${address} was made from other code than these sources`;
  const encoded = code.slice(compiled.length);
  const decoded = decodedArguments(named.abi, encoded);
  if (decoded === null) return `the constructor arguments at ${address} do not fit ${input.unit}`;
  const facts = factsOf(input, { address, txid }, { encoded, decoded });
  return { input, facts };
}

function creationCode({ compiler, standard, unit, contract }: SourceInput): string {
  const built = compileInput(compiler, JSON.stringify(standard))[unit]?.[contract];
  if (built === undefined) throw new RangeError(`${unit} does not define ${contract}`);
  return built.evm.bytecode.object;
}

function factsOf(
  { contract, unit, compiler, licence, standard: { settings } }: SourceInput,
  { address, txid }: Readonly<{ address: Address; txid: string }>,
  constructorArguments: SourceFacts['constructorArguments'],
): SourceFacts {
  const { optimizer, evmVersion, viaIR = false } = settings;
  return {
    address,
    creationTransaction: txid,
    contract,
    unit,
    compiler: compilerVersion(compiler),
    optimizer,
    evmVersion,
    viaIR,
    licence,
    constructorArguments,
  };
}
