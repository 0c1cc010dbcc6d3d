import { deployedAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import type { ExecutionContext } from '../execution/context.ts';
import type { Execution, ExecutionOutcome } from '../tvm/execution.ts';
import type { ConstantCall, ConstantResult, EnergyEstimate } from './chain.ts';

/** Energy that a constant call may use unless it says otherwise; java-tron's default. */
const CONSTANT_ENERGY_LIMIT = 100_000_000n;

/** Milliseconds after which a constant call is given up, so that none can hold up the chain for long. */
const CONSTANT_TIME_LIMIT = 2_000;

/** Runs a call on the state of the context and takes back whatever it changed. */
export async function runConstantCall(
  context: ExecutionContext,
  call: ConstantCall,
): Promise<ConstantResult> {
  const message = refusalOf(context, call);
  if (message !== undefined) return { status: 'refused', message };
  const outcome = await attempt(context, call, call.energyLimit ?? CONSTANT_ENERGY_LIMIT);
  return { status: 'run', outcome };
}

/** The least energy limit under which the call succeeds; a call may need more than it uses, as 1/64 is kept back. */
export async function estimateEnergy(
  context: ExecutionContext,
  call: ConstantCall,
): Promise<EnergyEstimate> {
  const message = refusalOf(context, call);
  if (message !== undefined) return { status: 'refused', message };
  const most = call.energyLimit ?? CONSTANT_ENERGY_LIMIT;
  const outcome = await attempt(context, call, most);
  if (outcome.result !== 'SUCCESS') return { status: 'run', outcome, energyRequired: undefined };
  const succeeds = async (limit: bigint) =>
    (await attempt(context, call, limit)).result === 'SUCCESS';
  if (await succeeds(outcome.energyUsed)) {
    return { status: 'run', outcome, energyRequired: outcome.energyUsed };
  }
  let tooLittle = outcome.energyUsed;
  let enough = most;
  while (enough - tooLittle > 1n) {
    const middle = (tooLittle + enough) / 2n;
    if (await succeeds(middle)) enough = middle;
    else tooLittle = middle;
  }
  return { status: 'run', outcome, energyRequired: enough };
}

function refusalOf({ state }: ExecutionContext, call: ConstantCall): string | undefined {
  if (call.target !== undefined && state.contract(call.target) === undefined) {
    return 'Smart contract is not exist.';
  }
  if (call.value < 0n) return 'callValue must be >= 0';
  if (call.value === 0n) return undefined;
  const caller = state.account(call.caller);
  if (caller === undefined) return 'Validate InternalTransfer error, no OwnerAccount.';
  return caller.balance < call.value
    ? 'Validate InternalTransfer error, balance is not sufficient.'
    : undefined;
}

async function attempt(
  context: ExecutionContext,
  call: ConstantCall,
  energyLimit: bigint,
): Promise<ExecutionOutcome> {
  const { state, machine, block } = context;
  const end = performance.now() + CONSTANT_TIME_LIMIT;
  const isOverdue = () => performance.now() > end;
  state.checkpoint();
  try {
    return await machine.run({ ...executionOf(call), energyLimit, block, isOverdue });
  } finally {
    state.revert();
  }
}

const TXID = sha256(fromHex(''));

function executionOf(call: ConstantCall): Omit<Execution, 'energyLimit' | 'block'> {
  const { caller, target, value, data } = call;
  if (target !== undefined) return { kind: 'call', txid: TXID, caller, target, value, data };
  const deployment = {
    name: '',
    abi: new Uint8Array(0),
    consumeUserResourcePercent: 100,
    originEnergyLimit: 0n,
  };
  const address = deployedAddress(TXID, caller);
  return { kind: 'create', txid: TXID, caller, target: address, value, data, deployment };
}
