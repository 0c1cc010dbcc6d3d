import type { Abi } from '../abi/abi-item.ts';
import type { AbiArguments, AbiName, AbiResult } from '../abi/abi-values.ts';
import { decodeResult, encodeCall } from '../abi/call.ts';
import { type HexAddress, parseHexAddress } from '../address.ts';
import { toHex } from '../bytes.ts';
import { ContractReverted, NodeRefused } from '../errors.ts';
import type { JsonObject } from '../json.ts';
import type { Answer } from './answer.ts';
import type { Client } from './client.ts';
import { type ReadOptions, readWallet } from './wallet-request.ts';

/** A call to be tried out. Without `contract` it is a deployment of `data`. */
export type CallRequest = Readonly<{
  caller: HexAddress;
  contract?: HexAddress;
  data: Uint8Array;
  /** Sun sent along. */
  value?: bigint;
}>;

/** What a call would do now. `data` is what it returns, or the reason of the refusal. */
export type CallOutcome = Readonly<{
  status: 'success' | 'reverted' | 'failed';
  data: Uint8Array;
  energyUsed: bigint;
  /** java-tron's text of a failure, '' on success. */
  message: string;
}>;

const NOBODY = parseHexAddress(`0x${'00'.repeat(20)}`) as HexAddress;
const REVERTED = 'REVERT opcode executed';

/** Runs a call without a transaction; a refusal by the contract is an outcome, not an error. */
export async function simulateCall(
  client: Client,
  request: CallRequest,
  options?: ReadOptions,
): Promise<CallOutcome> {
  const answer = await readWallet(client, 'triggerconstantcontract', bodyOf(request), options);
  const message = refuseUnlessRun(answer);
  const failed = answer.object('transaction').objects('ret')[0]?.text('ret') === 'FAILED';
  const ended = message === REVERTED ? 'reverted' : 'failed';
  return {
    status: message !== '' || failed ? ended : 'success',
    data: answer.byteList('constant_result')[0] ?? new Uint8Array(0),
    energyUsed: answer.int('energy_used'),
    message,
  };
}

/** Reads a contract through its ABI. Throws ContractReverted when the contract refuses. */
export async function readContract<const A extends Abi, N extends AbiName<A, 'function'>>(
  client: Client,
  call: Readonly<{
    contract: HexAddress;
    abi: A;
    name: N;
    arguments: AbiArguments<A, N>;
    caller?: HexAddress;
  }>,
  options?: ReadOptions,
): Promise<AbiResult<A, N>> {
  const { contract, abi, name, caller = NOBODY } = call;
  const data = encodeCall<A, N>(abi, name, call.arguments);
  const outcome = await simulateCall(client, { caller, contract, data }, options);
  if (outcome.status !== 'success') throw new ContractReverted(outcome.message, outcome.data);
  return decodeResult<A, N>(abi, name, outcome.data);
}

/**
 * Energy that a fee limit should cover. Nodes search in steps, so this is more than the call uses;
 * many do not offer it (NodeRefused): `simulateCall` tells the exact use.
 */
export async function estimateEnergy(
  client: Client,
  request: CallRequest,
  options?: ReadOptions,
): Promise<bigint> {
  const answer = await readWallet(client, 'estimateenergy', bodyOf(request), options);
  refuseUnlessRun(answer);
  return answer.int('energy_required');
}

function bodyOf({ caller, contract, data, value }: CallRequest): JsonObject {
  return {
    owner_address: caller,
    contract_address: contract,
    data: toHex(data),
    call_value: value,
  };
}

/** The message of a call that was run; one that was not is the node's refusal. */
function refuseUnlessRun(answer: Answer): string {
  const result = answer.object('result');
  const message = result.hexText('message');
  if (!result.flag('result')) throw new NodeRefused(result.text('code') || 'OTHER_ERROR', message);
  return message;
}
