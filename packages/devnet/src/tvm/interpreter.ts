import { addUsage, beginUsage } from './dynamic-energy.ts';
import { Fault } from './fault.ts';
import type { Frame } from './frame.ts';
import type { Operation } from './operation.ts';

const STACK_LIMIT = 1024;

/**
 * Runs the frame to its end. A fault is returned, not thrown, after the frame has been charged for it; only
 * OUT_OF_TIME continues up, because it ends the whole execution and not just the frame.
 */
export function play(frame: Frame): Fault | undefined {
  try {
    if (frame.run.rules.dynamicEnergy) runCounted(frame);
    else runOperations(frame);
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    if (error.burnsEnergy) frame.energyUsed = frame.message.energyLimit;
    if (error.code === 'OUT_OF_TIME') throw error;
    return error;
  } finally {
    frame.memory.release();
  }
}

/** Under dynamic energy the contract is priced by its use, and its use counted when it ends without a fault. */
function runCounted(frame: Frame): void {
  const { run, message } = frame;
  frame.price = beginUsage(run, message.address);
  addUsage(run, message.address, runOperations(frame));
}

/** Returns what the operations cost at plain prices, without what they handed to others. */
function runOperations(frame: Frame): number {
  let plain = 0;
  const { run } = frame;
  const { operations } = run.environment;
  const { bytes } = frame.message.code;
  while (!frame.isStopped && frame.position < bytes.length) {
    const opcode = bytes[frame.position] as number;
    frame.opcode = opcode;
    const operation = operations[opcode];
    if (operation === undefined) throw illegalOperation(opcode);
    const height = frame.stack.length;
    if (height < operation.pops || height - operation.pops + operation.pushes > STACK_LIMIT) {
      throw badStack(operation, height);
    }
    const { extra } = operation;
    const energy = extra === undefined ? operation.energy : operation.energy + extra(frame);
    plain += energy;
    frame.spendPriced(energy);
    run.tick();
    frame.position += 1;
    operation.act(frame);
  }
  return plain;
}

function illegalOperation(opcode: number): Fault {
  const digits = opcode.toString(16).padStart(2, '0');
  return new Fault('ILLEGAL_OPERATION', `Invalid operation code: opCode[${digits}];`);
}

function badStack(operation: Operation, height: number): Fault {
  if (height < operation.pops) {
    const message = `Expected stack size ${operation.pops} but actual ${height};`;
    return new Fault('STACK_TOO_SMALL', message);
  }
  return new Fault('STACK_TOO_LARGE', `Expected: overflow ${STACK_LIMIT} elements stack limit`);
}
