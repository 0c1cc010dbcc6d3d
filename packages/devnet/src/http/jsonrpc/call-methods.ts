import { decodeRevert } from '@vellum/tron/abi/revert';
import type { HexAddress } from '@vellum/tron/address';
import { addressBytes } from '@vellum/tron/address';
import { isJsonObject, type Json } from '@vellum/tron/json';
import { buildTransaction } from '@vellum/tron/transaction';
import type { ConstantResult, EnergyEstimate } from '../../chain/chain.ts';
import type { ExecutionOutcome } from '../../tvm/execution.ts';
import { hexBytes } from '../wallet/java-values.ts';
import { blockNumberOf, hexLong, requireLatest } from './block-tags.ts';
import { executionError, invalidParams, invalidRequest, RpcError } from './rpc-error.ts';
import { type RpcContext, type RpcTable, taking } from './rpc-methods.ts';
import { addressOf, caughtAs, fieldsOf, hashOf, textOf } from './rpc-params.ts';
import { bytes, NOBODY, quantity } from './rpc-values.ts';

const ARGUMENTS = ['from', 'to', 'gas', 'gasPrice', 'value', 'data', 'nonce'] as const;

/** What a call says; gas, its price and the nonce mean nothing on TRON. */
type Arguments = Readonly<Record<'from' | 'to' | 'value' | 'data', string | null>>;

/** Calls that are run and thrown away. */
export const callMethods: RpcTable = {
  ...taking(1, {
    eth_estimateGas: async (context, [given]) => estimate(context, argumentsOf(given)),
  }),
  ...taking(2, {
    eth_call: async (context, [given, block]) => {
      const call = argumentsOf(given);
      requireNewest(context, block);
      const [caller, target] = [addressOf(call.from), addressOf(call.to)];
      const [value, data] = [sunOf(call), hexBytes(call.data)];
      const asked = { caller, target, data, value };
      return bytes(ranWell(await context.chain.constantCall('head', asked)).returnData);
    },
  }),
};

function argumentsOf(given: Json | undefined): Arguments {
  const fields = fieldsOf(given, ARGUMENTS);
  for (const ignored of ['gas', 'gasPrice', 'nonce'] as const) textOf(fields[ignored]);
  return {
    from: fields.from === undefined ? NOBODY : textOf(fields.from),
    to: textOf(fields.to),
    value: textOf(fields.value),
    data: textOf(fields.data),
  };
}

/** A block that is named by an object must exist, and is then the newest all the same. */
function requireNewest({ chain }: RpcContext, block: Json | undefined): void {
  if (typeof block === 'string') {
    requireLatest(block);
  } else if (isJsonObject(block) && block['blockNumber'] !== undefined) {
    const number = blockNumberOf(textOf(block['blockNumber']));
    if (!chain.blockByNumber(number)) throw executionError('header not found');
  } else if (isJsonObject(block) && block['blockHash'] !== undefined) {
    const hash = hashOf(block['blockHash']);
    if (!chain.blockById(hash)) throw executionError('header for hash not found');
  } else {
    throw invalidRequest('invalid json request');
  }
}

/** Sun; none when absent. */
function sunOf({ value }: Arguments): bigint {
  if (value === null || value === '') return 0n;
  const wrong = () => invalidParams('invalid param value: invalid hex number');
  if (!value.startsWith('0x')) throw wrong();
  const sun = hexLong(value);
  if (sun === undefined) throw wrong();
  return sun;
}

async function estimate(context: RpcContext, call: Arguments): Promise<Json> {
  const caller = addressOf(call.from);
  const target = isNone(call.to) ? undefined : addressOf(call.to);
  if (target === undefined && isNone(call.data)) throw invalidRequest('invalid json request');
  if (target !== undefined && !(await isContract(context, target))) {
    return estimateTransfer(context, call, [caller, target]);
  }
  const [value, data] = caughtAs(executionError, () => asExecution(call));
  const result = await context.chain.estimateEnergy('head', { caller, target, data, value });
  ranWell(result);
  return quantity(result.status === 'run' ? (result.energyRequired ?? 0n) : 0n);
}

/** The same conversions, in a place where java-tron takes every failure for one of execution. */
function asExecution(call: Arguments): readonly [value: bigint, data: Uint8Array] {
  try {
    return [sunOf(call), hexBytes(call.data)];
  } catch (error) {
    if (error instanceof RpcError) throw executionError(error.message);
    throw error;
  }
}

/** A transfer needs no energy, but it must be possible. */
async function estimateTransfer(
  { chain }: RpcContext,
  call: Arguments,
  [from, to]: readonly [HexAddress, HexAddress],
): Promise<Json> {
  if (!call.value) throw invalidRequest('invalid json request: invalid value');
  const { contract } = buildTransaction({
    type: 'TransferContract',
    value: {
      owner_address: addressBytes(from),
      to_address: addressBytes(to),
      amount: sunOf(call),
    },
    reference: chain.head(),
    timestamp: chain.now(),
    expiration: chain.now(),
  });
  const refusal = await chain.validate(contract);
  if (refusal !== undefined) throw invalidRequest(refusal);
  return '0x0';
}

const isNone = (text: string | null): boolean => text === null || text === '' || text === '0x';

const isContract = ({ chain }: RpcContext, address: HexAddress) =>
  chain.read('head', (state) => state.contract(address) !== undefined);

function ranWell(result: ConstantResult | EnergyEstimate): ExecutionOutcome {
  if (result.status === 'refused') throw invalidRequest(result.message);
  const { outcome } = result;
  if (outcome.result === 'SUCCESS') return outcome;
  if (outcome.result !== 'REVERT') throw executionError(outcome.message.replaceAll('"', "'"));
  const revert = decodeRevert(outcome.returnData);
  throw executionError(
    revert.kind === 'message' ? `${outcome.message}: ${revert.message}` : outcome.message,
  );
}
