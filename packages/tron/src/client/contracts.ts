import type { Abi, AbiParameter } from '../abi/abi-item.ts';
import type { HexAddress } from '../address.ts';
import type { Answer } from './answer.ts';
import type { Client } from './client.ts';

export type DeployedContract = Readonly<{
  address: HexAddress;
  /** Who deployed it and pays its share of energy. */
  origin: HexAddress;
  name: string;
  /** As its deployer published it; tuples have lost their components on the way. */
  abi: Abi;
  /** Init code; empty for contracts made by contracts. */
  bytecode: Uint8Array;
  /** 0 to 100: the share of energy that the caller pays. */
  consumeUserResourcePercent: number;
  originEnergyLimit: bigint;
}>;

/** Null when there is no contract at the address. */
export async function getContract(
  client: Client,
  address: HexAddress,
  signal?: AbortSignal,
): Promise<DeployedContract | null> {
  const path = '/wallet/getcontract';
  const answer = await client.full.request({ path, body: { value: address }, signal });
  if (answer.empty) return null;
  return {
    address: answer.requiredAddress('contract_address'),
    origin: answer.requiredAddress('origin_address'),
    name: answer.text('name'),
    abi: answer.object('abi').objects('entrys').map(readItem),
    bytecode: answer.bytes('bytecode'),
    consumeUserResourcePercent: answer.number('consume_user_resource_percent'),
    originEnergyLimit: answer.int('origin_energy_limit'),
  };
}

/** The code that runs at an address; empty when there is no contract. */
export async function getRuntimeCode(
  client: Client,
  address: HexAddress,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const path = '/wallet/getcontractinfo';
  const answer = await client.full.request({ path, body: { value: address }, signal });
  return answer.bytes('runtimecode');
}

function readItem(entry: Answer) {
  return {
    // Nodes spell `Function` what compilers spell `function`.
    type: entry.text('type').toLowerCase(),
    name: entry.text('name'),
    inputs: entry.objects('inputs').map(readParameter),
    outputs: entry.objects('outputs').map(readParameter),
    stateMutability: entry.text('stateMutability').toLowerCase(),
    anonymous: entry.flag('anonymous'),
  };
}

function readParameter(parameter: Answer): AbiParameter {
  return {
    name: parameter.text('name'),
    type: parameter.text('type'),
    indexed: parameter.flag('indexed'),
  };
}
