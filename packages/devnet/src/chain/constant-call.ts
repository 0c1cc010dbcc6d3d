import { deployedAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import type { ExecutionContext } from '../execution/context.ts';
import { tokenProblem } from '../execution/contracts/smart-contract-run.ts';
import { isAllowed } from '../params/chain-parameters.ts';
import { SUN_PER_TRX } from '../stakes/stake.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { Execution, ExecutionOutcome } from '../tvm/execution.ts';
import { tokenRefusal, transferRefusal } from '../tvm/transfer.ts';
import type { ConstantCall, ConstantResult, EnergyEstimate } from './chain.ts';

/** Energy that a constant call may use unless it says otherwise; java-tron's default. */
export const CONSTANT_ENERGY_LIMIT = 100_000_000n;

/**
 * Milliseconds of processor time that one request may take, all its attempts together: nothing else runs meanwhile.
 * Processor time of this thread, so that neither a busy machine nor other threads of the process let it give up sooner.
 */
const CONSTANT_TIME_LIMIT = 500;

/** Runs a call on the state of the context and takes back whatever it changed. */
export async function runConstantCall(
  context: ExecutionContext,
  asked: ConstantCall,
): Promise<ConstantResult> {
  const call = withAllowed(context, asked);
  const message = refusalOf(context, call);
  if (message !== undefined) return { status: 'refused', message };
  return { status: 'run', outcome: await attempt(context, call, limitOf(call), deadline()) };
}

/**
 * An energy limit under which the call succeeds, found as java-tron finds it: by fee limits, first twice of what the
 * call used, then by halves down to one TRX. When time runs out during the search, the answer is still enough.
 */
export async function estimateEnergy(
  context: ExecutionContext,
  asked: ConstantCall,
): Promise<EnergyEstimate> {
  const call = withAllowed(context, asked);
  const message = refusalOf(context, call);
  if (message !== undefined) return { status: 'refused', message };
  const { getMaxFeeLimit, getEnergyFee } = context.parameters;
  const price = getEnergyFee > 0n ? getEnergyFee : 1n;
  const isOverdue = deadline();
  const within = (fee: bigint) =>
    attempt(context, call, least(limitOf(call), fee / price), isOverdue);
  const outcome = await within(getMaxFeeLimit);
  if (outcome.result !== 'SUCCESS') return { status: 'run', outcome, energyRequired: undefined };
  const succeeds = async (fee: bigint) => !isOverdue() && (await within(fee)).result === 'SUCCESS';
  const fee = await enoughFee(succeeds, outcome.energyUsed * price, getMaxFeeLimit);
  return { status: 'run', outcome, energyRequired: (fee + price - 1n) / price };
}

async function enoughFee(
  succeeds: (fee: bigint) => Promise<boolean>,
  used: bigint,
  most: bigint,
): Promise<bigint> {
  let tooLittle = used;
  let enough = most;
  if (used * 2n < most) {
    if (await succeeds(used * 2n)) enough = used * 2n;
    else tooLittle = used * 2n;
  }
  while (tooLittle + SUN_PER_TRX < enough) {
    const middle = (tooLittle + enough) / 2n;
    if (await succeeds(middle)) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

function limitOf({ energyLimit = CONSTANT_ENERGY_LIMIT }: ConstantCall): bigint {
  return energyLimit;
}

/** Tokens are not looked at before they could be sent. */
function withAllowed({ parameters }: ExecutionContext, call: ConstantCall): ConstantCall {
  return isAllowed(parameters, 'AllowTvmTransferTrc10') ? call : { ...call, token: undefined };
}

function refusalOf({ state }: ExecutionContext, call: ConstantCall): string | undefined {
  if (call.target !== undefined && state.contract(call.target) === undefined) {
    return 'Smart contract is not exist.';
  }
  if (call.value < 0n) return 'callValue must be >= 0';
  return tokenProblem(call.token) ?? paymentProblem(state, call);
}

function paymentProblem(state: StateReader, call: ConstantCall): string | undefined {
  const { caller: from, value, token } = call;
  const to = call.target ?? deployedAddress(call.txid ?? NO_TXID, from);
  const may = { mayCreate: true };
  const sun = value === 0n ? undefined : transferRefusal(state, { from, to, amount: value }, may);
  if (sun !== undefined || token === undefined || token.amount === 0n) return sun;
  return tokenRefusal(state, { from, to, amount: token.amount, token: token.id.toString() }, may);
}

async function attempt(
  context: ExecutionContext,
  call: ConstantCall,
  energyLimit: bigint,
  isOverdue: () => boolean,
): Promise<ExecutionOutcome> {
  const { state, machine, block } = context;
  state.checkpoint();
  try {
    return await machine.run({ ...executionOf(call), energyLimit, block, isOverdue });
  } finally {
    state.revert();
  }
}

function deadline(): () => boolean {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return user + system > CONSTANT_TIME_LIMIT * 1_000;
  };
}

const NO_TXID = sha256(fromHex(''));

function executionOf(call: ConstantCall): Omit<Execution, 'energyLimit' | 'block'> {
  const { caller, value, token, data, txid = NO_TXID } = call;
  const common = { txid, caller, value, token, data, isConstant: true };
  if (call.target !== undefined) return { kind: 'call', ...common, target: call.target };
  const deployment = {
    name: '',
    abi: new Uint8Array(0),
    consumeUserResourcePercent: 100,
    originEnergyLimit: 1n,
  };
  return { kind: 'create', ...common, target: deployedAddress(txid, caller), deployment };
}
