import type { HexAddress } from '@vellum/tron/address';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { WorldState } from '../state/world-state.ts';
import { BLACK_HOLE } from './addresses.ts';
import { Code, preparedCode } from './code.ts';
import { depositCode, newContractAccount } from './create.ts';
import type { Execution, ExecutionOutcome, NativeCall } from './execution.ts';
import { Fault } from './fault.ts';
import { Frame, type Message } from './frame.ts';
import { play } from './interpreter.ts';
import { operationTable } from './operation-table.ts';
import { precompilesOf } from './precompiles/precompiles.ts';
import { rulesOf } from './rules.ts';
import { type Environment, Run } from './run.ts';
import { type Transfer, transferRefusal } from './transfer.ts';

/** Id of mainnet's block 0, which gives the chain id 728126428. */
export const MAINNET_GENESIS_ID =
  '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc';

export type MachineOptions = Readonly<{
  state: WorldState;
  parameters: ChainParameters;
  /** Id of block 0 in hex; CHAINID derives from it. Mainnet's when absent. */
  genesisId?: string;
  /** How code stakes; without it nothing is staked. */
  native?: NativeCall;
  /** Who receives what a contract leaves to itself. Mainnet's black hole when absent. */
  blackHole?: HexAddress;
}>;

/** Runs calls and creates on the state it was made with, one at a time. */
export interface Machine {
  /** Applies the execution when it succeeds, and only then. */
  run(execution: Execution): Promise<ExecutionOutcome>;
  /** Follows a new parameter set from the next execution on. */
  follow(parameters: ChainParameters): void;
}

export async function createMachine(options: MachineOptions): Promise<Machine> {
  const environments = new WeakMap<ChainParameters, Environment>();
  const environmentUnder = (parameters: ChainParameters) => {
    const known = environments.get(parameters) ?? environmentOf(options, parameters);
    environments.set(parameters, known);
    return known;
  };
  let environment = environmentUnder(options.parameters);
  return {
    run: async (execution) => execute(environment, execution),
    follow: (parameters) => {
      environment = environmentUnder(parameters);
    },
  };
}

function environmentOf(options: MachineOptions, parameters: ChainParameters): Environment {
  const rules = rulesOf(parameters, options.genesisId ?? MAINNET_GENESIS_ID);
  return {
    state: options.state,
    parameters,
    rules,
    operations: operationTable(rules),
    precompiles: precompilesOf(rules),
    native: options.native ?? (() => undefined),
    blackHole: options.blackHole ?? BLACK_HOLE,
  };
}

function execute(environment: Environment, execution: Execution): ExecutionOutcome {
  const { block, txid, caller, isOverdue } = execution;
  const run = new Run(environment, { block, txid, origin: caller, isOverdue });
  const refusal = valueRefusal(environment, execution);
  if (refusal !== undefined) return refused(refusal);
  const mark = run.checkpoint();
  const frame = outermostFrame(run, execution);
  const fault = playOutermost(frame, execution);
  const succeeded = fault === undefined && !frame.isReverted;
  if (succeeded) run.finish();
  if (execution.isConstant && fault === undefined && !succeeded) run.undo(mark);
  else run.settle(mark, succeeded);
  return outcome(run, frame, fault);
}

/** Callers check this before; a run that is told to move what is not there does nothing. */
function valueRefusal({ state }: Environment, execution: Execution): string | undefined {
  const mayCreate = execution.kind === 'create';
  for (const transfer of transfersOf(execution)) {
    const refusal = transferRefusal(state, transfer, { mayCreate });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** What goes along with the execution: sun, then tokens. */
function transfersOf({ caller: from, target: to, value, token }: Execution): Transfer[] {
  const sun = { from, to, amount: value };
  const tokens = { from, to, amount: token?.amount ?? 0n, token: token?.id.toString() };
  return [sun, tokens].filter(({ amount }) => amount > 0n);
}

function outermostFrame(run: Run, execution: Execution): Frame {
  const { kind, caller, target, value, token, data, txid } = execution;
  if (kind === 'create') enrol(run, execution);
  for (const transfer of transfersOf(execution)) run.transfer(transfer);
  const contract = run.state.contract(target);
  const message: Message = {
    code: kind === 'create' ? new Code(data) : preparedCode(run.state.code(target)),
    address: target,
    caller,
    value,
    token,
    data: kind === 'create' ? new Uint8Array(0) : data,
    energyLimit: Number(execution.energyLimit),
    isStatic: false,
    depth: 0,
    version: contract?.version ?? 0,
    hash: txid,
  };
  return new Frame(run, message);
}

/** Makes the account and the contract record before the constructor runs. */
function enrol(run: Run, execution: Execution): void {
  const { target, caller, value, data, deployment } = execution;
  const name = deployment?.name ?? '';
  const existing = run.state.account(target);
  run.state.putAccount(
    existing === undefined ? newContractAccount(target, name) : { ...existing, type: 'Contract' },
  );
  run.state.putContract({
    address: target,
    origin: caller,
    name,
    abi: deployment?.abi ?? new Uint8Array(0),
    bytecode: data,
    codeHash: '',
    callValue: value,
    consumeUserResourcePercent: deployment?.consumeUserResourcePercent ?? 0,
    originEnergyLimit: deployment?.originEnergyLimit ?? 0n,
    version: run.rules.compatibleEvm ? 1 : 0,
  });
  run.created.add(target);
}

function playOutermost(frame: Frame, { kind }: Execution): Fault | undefined {
  const fault = playInTime(frame) ?? (kind === 'create' ? depositCode(frame) : undefined);
  if (fault?.burnsEnergy) frame.energyUsed = frame.message.energyLimit;
  return fault;
}

function playInTime(frame: Frame): Fault | undefined {
  try {
    return play(frame);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

function outcome(run: Run, frame: Frame, fault: Fault | undefined): ExecutionOutcome {
  const internal = run.internal.list();
  const console = run.internal.console.recorded(internal);
  const reverted = frame.isReverted && fault === undefined;
  return {
    result: fault?.code ?? (reverted ? 'REVERT' : 'SUCCESS'),
    energyUsed: BigInt(frame.energyUsed),
    ...(run.penalty > 0 && { energyPenalty: BigInt(run.penalty) }),
    returnData: frame.output,
    logs: [...run.logs],
    internal,
    ...(console && { console }),
    message: fault?.message ?? (reverted ? 'REVERT opcode executed' : ''),
    ...(fault && { exception: fault.exception }),
  };
}

function refused(message: string): ExecutionOutcome {
  return {
    result: 'TRANSFER_FAILED',
    energyUsed: 0n,
    returnData: new Uint8Array(0),
    logs: [],
    internal: [],
    message,
  };
}
