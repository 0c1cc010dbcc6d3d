import type { HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { Transaction } from '@vellum/tron/transaction';
import { isAllowed } from '../../params/chain-parameters.ts';
import type { Execution, ExecutionOutcome, TokenValue } from '../../tvm/execution.ts';
import { MIN_TOKEN_ID } from '../../tvm/token-ids.ts';
import { tokenRefusal } from '../../tvm/transfer.ts';
import type { ExecutionContext, ValidationContext } from '../context.ts';
import { existing } from '../fees/balance.ts';
import {
  advanceEnergy,
  type EnergyBill,
  payEnergy,
  returnAdvance,
  type Sharing,
} from '../fees/energy.ts';

/** What running code gave and what it cost. */
export type ContractRun = Readonly<{
  outcome: ExecutionOutcome;
  energy: EnergyBill;
  address: HexAddress;
}>;

/** Runs the machine and charges what it used; the machine itself undoes what a failed run changed. */
export async function runAndPay(
  context: ExecutionContext,
  transaction: Transaction,
  run: Omit<Execution, 'txid' | 'block' | 'energyLimit'>,
  sharing: Sharing,
): Promise<ContractRun> {
  const payment = { feeLimit: transaction.raw.fee_limit, value: run.value };
  const advanced = advanceEnergy(context, run.caller, payment, sharing);
  const outcome = await context.machine.run({
    ...run,
    txid: fromHex(transaction.id),
    block: context.block,
    energyLimit: advanced.limit,
  });
  returnAdvance(context, advanced, outcome);
  const energy = payEnergy(context, outcome.energyUsed, advanced, sharing);
  return { outcome, energy, address: run.target };
}

export function feeLimitProblem(
  { parameters }: ValidationContext,
  feeLimit: bigint,
): string | undefined {
  const most = parameters.getMaxFeeLimit;
  return feeLimit < 0n || feeLimit > most ? `feeLimit must be >= 0 and <= ${most}` : undefined;
}

type TokenFields = Readonly<{ call_token_value: bigint; token_id: bigint }>;

/** What a message sends along beside sun; nothing before tokens could be sent. */
export function tokenOf(
  { parameters }: ValidationContext,
  { call_token_value: amount, token_id: id }: TokenFields,
): TokenValue | undefined {
  const isMeant = id !== 0n || amount !== 0n;
  return isMeant && isAllowed(parameters, 'AllowTvmTransferTrc10') ? { id, amount } : undefined;
}

/** What is wrong with a token that is sent along, whoever sends it. */
export function tokenProblem({ id, amount }: TokenValue = NO_TOKEN): string | undefined {
  if (amount < 0n) return 'tokenValue must be >= 0';
  if (id <= MIN_TOKEN_ID && id !== 0n) return `tokenId must be > ${MIN_TOKEN_ID}`;
  return amount > 0n && id === 0n
    ? `invalid arguments with tokenValue = ${amount}, tokenId = ${id}`
    : undefined;
}

const NO_TOKEN: TokenValue = { id: 0n, amount: 0n };

export type Payment = Readonly<{
  caller: HexAddress;
  /** Sun. */
  value: bigint;
  token: TokenValue | undefined;
  receiver: HexAddress;
}>;

/** What is sent along must be there when all other fees are paid. */
export function valueProblem(context: ExecutionContext, payment: Payment): string | undefined {
  return sunProblem(context, payment) ?? tokensProblem(context, payment);
}

function tokensProblem(
  { state }: ExecutionContext,
  { caller: from, receiver: to, token }: Payment,
): string | undefined {
  if (token === undefined || token.amount === 0n) return undefined;
  const transfer = { from, to, amount: token.amount, token: token.id.toString() };
  return tokenRefusal(state, transfer, { mayCreate: true });
}

function sunProblem(
  { state }: ExecutionContext,
  { caller, value, receiver }: Payment,
): string | undefined {
  if (value === 0n) return undefined;
  if (caller === receiver) return 'Cannot transfer TRX to yourself.';
  return existing(state, caller).balance < value
    ? 'Validate InternalTransfer error, balance is not sufficient.'
    : undefined;
}
