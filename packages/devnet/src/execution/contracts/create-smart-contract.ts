import { deployedAddress, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { equalBytes, fromHex, utf8ToBytes } from '@vellum/tron/bytes';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import type { MessageOf } from '@vellum/tron/protobuf/message-type';
import type { ContractValue } from '@vellum/tron/protocol/contracts';
import { Abi, type SmartContract } from '@vellum/tron/protocol/smart-contract';
import type { Transaction } from '@vellum/tron/transaction';
import type { ExecutionContext, ValidationContext } from '../context.ts';
import { contractRefusal } from '../refusal.ts';
import {
  type ContractRun,
  feeLimitProblem,
  runAndPay,
  tokenOf,
  tokenProblem,
  valueProblem,
} from './smart-contract-run.ts';

type Value = ContractValue<'CreateSmartContract'>;
type NewContract = MessageOf<typeof SmartContract>;

const MAX_NAME_BYTES = 32;

/** Deploys a contract; its constructor runs on the owner's energy alone. */
export async function createSmartContract(
  context: ExecutionContext,
  transaction: Transaction,
  value: Value,
  caller: HexAddress,
): Promise<ContractRun> {
  const contract = value.new_contract;
  if (contract === undefined) throw contractRefusal('OwnerAddress is not equals OriginAddress');
  const target = deployedAddress(fromHex(transaction.id), caller);
  const feeLimit = transaction.raw.fee_limit;
  const token = tokenOf(context, value);
  const payment = { caller, value: contract.call_value, token, receiver: target };
  const problem =
    problemOf(context, value, contract) ??
    addressProblem(context, target) ??
    feeLimitProblem(context, feeLimit) ??
    numbersProblem(contract) ??
    tokenProblem(token) ??
    valueProblem(context, payment);
  if (problem !== undefined) throw contractRefusal(problem);
  const deployment = {
    name: contract.name,
    abi: contract.abi ? encodeMessage(Abi, contract.abi) : new Uint8Array(0),
    consumeUserResourcePercent: Number(contract.consume_user_resource_percent),
    originEnergyLimit: contract.origin_energy_limit,
  };
  return runAndPay(
    context,
    transaction,
    {
      kind: 'create',
      caller,
      target,
      value: payment.value,
      token,
      data: contract.bytecode,
      deployment,
    },
    { origin: caller, ...deployment },
  );
}

/** What can be said before the transaction has an id. */
export function createProblem(context: ValidationContext, value: Value): string | undefined {
  const contract = value.new_contract;
  if (contract === undefined) return 'OwnerAddress is not equals OriginAddress';
  return problemOf(context, value, contract) ?? numbersProblem(contract);
}

function problemOf(
  { parameters }: ValidationContext,
  { owner_address }: Value,
  contract: NewContract,
): string | undefined {
  if (parameters.getAllowCreationOfContracts !== 1n) {
    return 'vm work is off, need to be opened by the committee';
  }
  if (!equalBytes(owner_address, contract.origin_address)) {
    return 'OwnerAddress is not equals OriginAddress';
  }
  if (utf8ToBytes(contract.name).length > MAX_NAME_BYTES) {
    return "contractName's length cannot be greater than 32";
  }
  const percent = contract.consume_user_resource_percent;
  return percent < 0n || percent > 100n ? 'percent must be >= 0 and <= 100' : undefined;
}

function addressProblem({ state }: ExecutionContext, target: HexAddress): string | undefined {
  if (state.account(target) === undefined) return undefined;
  const address = fromHexAddress(target);
  return `Trying to create a contract with existing contract address: ${address}`;
}

function numbersProblem({ call_value, origin_energy_limit }: NewContract): string | undefined {
  if (call_value < 0n) return 'callValue must be >= 0';
  return origin_energy_limit <= 0n ? 'The originEnergyLimit must be > 0' : undefined;
}
