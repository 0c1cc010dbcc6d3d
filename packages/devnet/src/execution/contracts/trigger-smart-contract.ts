import type { HexAddress } from '@vellum/tron/address';
import type { ContractValue } from '@vellum/tron/protocol/contracts';
import type { Transaction } from '@vellum/tron/transaction';
import type { ExecutionContext, ValidationContext } from '../context.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';
import {
  type ContractRun,
  feeLimitProblem,
  runAndPay,
  tokenOf,
  tokenProblem,
  valueProblem,
} from './smart-contract-run.ts';

type Value = ContractValue<'TriggerSmartContract'>;

/** Calls a contract; its origin may share the cost. */
export async function triggerSmartContract(
  context: ExecutionContext,
  transaction: Transaction,
  value: Value,
  caller: HexAddress,
): Promise<ContractRun> {
  const problem = triggerProblem(context, value);
  const target = addressIn(value.contract_address);
  const contract = target && context.state.contract(target);
  if (problem !== undefined || !contract || !target) throw contractRefusal(problem ?? NO_CONTRACT);
  const feeLimit = transaction.raw.fee_limit;
  const token = tokenOf(context, value);
  const payment = { caller, value: value.call_value, token, receiver: target };
  const unpayable = feeLimitProblem(context, feeLimit) ?? valueProblem(context, payment);
  if (unpayable !== undefined) throw contractRefusal(unpayable);
  return runAndPay(
    context,
    transaction,
    { kind: 'call', caller, target, value: value.call_value, token, data: value.data },
    contract,
  );
}

const NO_CONTRACT = 'No contract or not a smart contract';

/** What can be said of a call without its fee limit. */
export function triggerProblem(context: ValidationContext, value: Value): string | undefined {
  const { state, parameters } = context;
  if (parameters.getAllowCreationOfContracts !== 1n) {
    return 'VM work is off, need to be opened by the committee';
  }
  const target = addressIn(value.contract_address);
  if (target === undefined || state.contract(target) === undefined) return NO_CONTRACT;
  if (value.call_value < 0n) return 'callValue must be >= 0';
  return tokenProblem(tokenOf(context, value));
}
