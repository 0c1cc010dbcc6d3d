import { getChainParameters } from '@vellum/tron/client/chain-parameters';
import type { Client } from '@vellum/tron/client/client';
import { DeploymentRefused } from './deployment-errors.ts';
import { type DeploymentParameters, type Network, parameterProblems } from './parameters.ts';
import { genesisIdOf } from './transactor.ts';

const publicChains: Readonly<Record<string, bigint>> = {
  mainnet: 728126428n,
  shasta: 2494104990n,
  nile: 3448148188n,
};

/** What the compiled code needs of the chain. */
const neededFlags = ['getAllowTvmCancun', 'getAllowTvmShangHai'];

export type ChainFacts = Readonly<{
  genesisId: string;
  chainId: bigint;
  /** Sun per energy and per byte of bandwidth. */
  energyPrice: bigint;
  bandwidthPrice: bigint;
  maxFeeLimit: bigint;
}>;

/** Reads what a deployment depends on; throws DeploymentRefused when anything speaks against it. */
export async function checkChain(
  client: Client,
  parameters: DeploymentParameters,
): Promise<ChainFacts> {
  const genesisId = await genesisIdOf(client);
  const chain = await getChainParameters(client);
  // CHAINID on TRON: the last four bytes of the genesis block's id.
  const chainId = BigInt(`0x${genesisId.slice(-8)}`);
  const problems = [
    ...parameterProblems(parameters),
    ...networkProblems(parameters.network, chainId),
    ...neededFlags
      .filter((flag) => chain.get(flag) !== 1n)
      .map((flag) => `the chain lacks ${flag}, which the code needs`),
  ];
  if (problems.length > 0) throw new DeploymentRefused(problems);
  return {
    genesisId,
    chainId,
    energyPrice: chain.get('getEnergyFee') ?? 0n,
    bandwidthPrice: chain.get('getTransactionFee') ?? 0n,
    maxFeeLimit: chain.get('getMaxFeeLimit') ?? 0n,
  };
}

function networkProblems(network: Network, chainId: bigint): string[] {
  const known = Object.entries(publicChains).find(([, id]) => id === chainId)?.[0];
  const claimed = network in publicChains;
  if (claimed && known !== network) return [`this is not ${network} (chain id ${chainId})`];
  if (network === 'embedded' && known) return [`${known} is no embedded chain`];
  return [];
}
