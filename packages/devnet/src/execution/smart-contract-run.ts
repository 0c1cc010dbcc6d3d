import type { HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { Transaction } from '@vellum/tron/transaction';
import type { Execution, ExecutionOutcome } from '../tvm/execution.ts';
import { existing } from './balance.ts';
import type { ExecutionContext, ValidationContext } from './context.ts';
import { type EnergyBill, payEnergy, type Sharing } from './energy.ts';

/** What running code gave and what it cost. */
export type ContractRun = Readonly<{
  outcome: ExecutionOutcome;
  energy: EnergyBill;
  address: HexAddress;
}>;

const MIN_TOKEN_ID = 1_000_000n;

/** Runs the machine and charges what it used; the machine itself undoes what a failed run changed. */
export async function runAndPay(
  context: ExecutionContext,
  transaction: Transaction,
  run: Omit<Execution, 'txid' | 'block'>,
  sharing: Sharing,
): Promise<ContractRun> {
  const outcome = await context.machine.run({
    ...run,
    txid: fromHex(transaction.id),
    block: context.block,
  });
  const energy = payEnergy(context, outcome.energyUsed, run.caller, sharing);
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

/** Tokens of TRC-10 are not kept by this chain, so a call can carry none. */
export function tokenProblem(message: TokenFields): string | undefined {
  const { call_token_value: tokenValue, token_id: tokenId } = message;
  if (tokenValue < 0n) return 'tokenValue must be >= 0';
  if (tokenId <= MIN_TOKEN_ID && tokenId !== 0n) return `tokenId must be > ${MIN_TOKEN_ID}`;
  if (tokenValue > 0n && tokenId === 0n) {
    return `invalid arguments with tokenValue = ${tokenValue}, tokenId = ${tokenId}`;
  }
  return tokenValue > 0n ? 'No asset !' : undefined;
}

/** The value sent along must be there when all other fees are paid. */
export function valueProblem(
  context: ExecutionContext,
  {
    caller,
    value,
    receiver,
  }: Readonly<{ caller: HexAddress; value: bigint; receiver: HexAddress }>,
): string | undefined {
  if (value === 0n) return undefined;
  if (caller === receiver) return 'Cannot transfer TRX to yourself.';
  return existing(context.state, caller).balance < value
    ? 'Validate InternalTransfer error, balance is not sufficient.'
    : undefined;
}
