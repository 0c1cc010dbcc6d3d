import type { HexAddress } from '@vellum/tron/address';
import type { Transaction } from '@vellum/tron/transaction';
import type { ConsoleCalls } from '../tvm/console-calls.ts';
import type { ExecutionContext } from './context.ts';
import { nativeContract, unsupported } from './contracts/contract-registry.ts';
import { createSmartContract } from './contracts/create-smart-contract.ts';
import type { ContractRun } from './contracts/smart-contract-run.ts';
import { triggerSmartContract } from './contracts/trigger-smart-contract.ts';
import { type NetBill, payBandwidth } from './fees/bandwidth.ts';
import { paySurcharges } from './fees/surcharges.ts';
import type { NativeOutcome } from './native-contract.ts';
import { ownerOf } from './owner.ts';
import type { NativeEffects, Receipt } from './receipt.ts';
import { contractRefusal } from './refusal.ts';

/** What a transaction did, with what its code printed, which is not kept with the block. */
export type Applied = Readonly<{ receipt: Receipt; console: ConsoleCalls | undefined }>;

/**
 * Charges and executes one transaction. A failed contract call is a receipt like any other; a transaction
 * that cannot be charged or validated throws a `Refusal` and leaves the state as it was.
 */
export async function applyTransaction(
  context: ExecutionContext,
  transaction: Transaction,
  index: number,
): Promise<Applied> {
  context.state.checkpoint();
  try {
    const applied = await chargeAndRun(context, transaction, index);
    context.state.commit();
    return applied;
  } catch (error) {
    context.state.revert();
    throw error;
  }
}

async function chargeAndRun(
  context: ExecutionContext,
  transaction: Transaction,
  index: number,
): Promise<Applied> {
  const owner = ownerOf(transaction.contract);
  if (owner === undefined) throw contractRefusal('Invalid ownerAddress!');
  const net = payBandwidth(context, transaction, owner);
  const surcharges = paySurcharges(context, transaction, owner);
  const run = runCode(context, transaction, owner);
  const base = {
    txid: transaction.id,
    blockNumber: context.block.number,
    blockTimestamp: context.block.timestamp,
    index,
    netUsage: net.usage,
    netFee: net.fee,
  };
  if (run !== undefined) {
    const ran = await run;
    const receipt = { ...base, ...codeReceipt(ran, net, surcharges) };
    return { receipt, console: ran.outcome.console };
  }
  const { fee, ...effects } = runNative(context, transaction);
  const receipt = { ...base, ...nativeReceipt(fee + net.fee + surcharges, effects) };
  return { receipt, console: undefined };
}

function runCode(
  context: ExecutionContext,
  transaction: Transaction,
  owner: HexAddress,
): Promise<ContractRun> | undefined {
  const { contract } = transaction;
  if (contract.type === 'TriggerSmartContract') {
    return triggerSmartContract(context, transaction, contract.value, owner);
  }
  if (contract.type === 'CreateSmartContract') {
    return createSmartContract(context, transaction, contract.value, owner);
  }
  return undefined;
}

function runNative(context: ExecutionContext, { contract }: Transaction): NativeOutcome {
  const native = nativeContract(contract.type);
  const problem = native ? native.validate(context, contract.value) : unsupported(contract.type);
  if (native === undefined || problem !== undefined) throw contractRefusal(problem ?? '');
  return native.execute(context, contract.value);
}

type Outcome = Omit<
  Receipt,
  'txid' | 'blockNumber' | 'blockTimestamp' | 'index' | 'netUsage' | 'netFee'
>;

function codeReceipt(run: ContractRun, net: NetBill, surcharges: bigint): Outcome {
  const { outcome, energy, address } = run;
  return {
    result: outcome.result,
    message: outcome.message,
    returnData: outcome.returnData,
    contractAddress: address,
    logs: outcome.logs,
    internal: outcome.internal,
    fee: net.fee + surcharges + energy.fee,
    energyUsage: energy.usage,
    originEnergyUsage: energy.originUsage,
    energyFee: energy.fee,
    energyUsageTotal: outcome.energyUsed,
    ...(outcome.energyPenalty && { energyPenalty: outcome.energyPenalty }),
  };
}

function nativeReceipt(fee: bigint, effects: NativeEffects): Outcome {
  return {
    result: undefined,
    message: '',
    returnData: new Uint8Array(0),
    contractAddress: undefined,
    logs: [],
    internal: [],
    fee,
    energyUsage: 0n,
    originEnergyUsage: 0n,
    energyFee: 0n,
    energyUsageTotal: 0n,
    ...(Object.keys(effects).length > 0 && { effects }),
  };
}
