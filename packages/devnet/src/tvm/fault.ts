import type { ContractResult } from './execution.ts';

type FaultCode = Exclude<ContractResult, 'SUCCESS' | 'REVERT'>;

const PROGRAM = 'org.tron.core.vm.program.Program$';

/** The exception that java-tron throws for a fault, where its code says it all. */
const EXCEPTIONS: Readonly<Record<FaultCode, string>> = {
  BAD_JUMP_DESTINATION: `${PROGRAM}BadJumpDestinationException`,
  OUT_OF_MEMORY: `${PROGRAM}OutOfMemoryException`,
  PRECOMPILED_CONTRACT: `${PROGRAM}PrecompiledContractException`,
  STACK_TOO_SMALL: `${PROGRAM}StackTooSmallException`,
  STACK_TOO_LARGE: `${PROGRAM}StackTooLargeException`,
  ILLEGAL_OPERATION: `${PROGRAM}IllegalOperationException`,
  STACK_OVERFLOW: `${PROGRAM}StackOverflowException`,
  OUT_OF_ENERGY: `${PROGRAM}OutOfEnergyException`,
  OUT_OF_TIME: `${PROGRAM}OutOfTimeException`,
  JVM_STACK_OVER_FLOW: `${PROGRAM}JVMStackOverFlowException`,
  INVALID_CODE: `${PROGRAM}InvalidCodeException`,
  TRANSFER_FAILED: `${PROGRAM}TransferException`,
  UNKNOWN: `${PROGRAM}BytecodeExecutionException`,
};

/** Why a frame ended without a result. `code` is what the receipt says when the outermost frame ends so. */
export class Fault extends Error {
  readonly code: FaultCode;
  /** The class of java-tron's exception, which constant calls report. */
  readonly exception: string;

  constructor(code: FaultCode, message: string, exception = EXCEPTIONS[code]) {
    super(message);
    this.code = code;
    this.exception = exception;
  }

  /** A failed transfer costs what was used so far; every other fault costs all energy of its frame. */
  get burnsEnergy(): boolean {
    return this.code !== 'TRANSFER_FAILED';
  }
}

/** A value that java-tron cannot hold in a signed 64-bit integer. */
export function outOfLongRange(): Fault {
  return arithmeticFault('BigInteger out of long range');
}

/** An overflow of java's integers. */
export function arithmeticFault(message: string): Fault {
  return new Fault('UNKNOWN', message, 'java.lang.ArithmeticException');
}

/** An array that java-tron reads or writes beyond its ends. */
export function arrayFault(message: string): Fault {
  return new Fault('UNKNOWN', message, 'java.lang.ArrayIndexOutOfBoundsException');
}

export function staticViolation(): Fault {
  const message = 'Attempt to call a state modifying opcode inside STATICCALL';
  return new Fault('UNKNOWN', message, `${PROGRAM}StaticCallModificationException`);
}

/** RETURNDATACOPY beyond what the last call returned; offset and size are words in hex. */
export function returnDataFault(offset: string, size: string, available: number): Fault {
  const message = `Illegal RETURNDATACOPY arguments: offset (${offset}) + size (${size}) > RETURNDATASIZE (${available})`;
  return new Fault('UNKNOWN', message, `${PROGRAM}ReturnDataCopyIllegalBoundsException`);
}

/** Ends the whole execution, whatever frame it comes from. */
export function outOfTime(): Fault {
  return new Fault('OUT_OF_TIME', 'Already Time Out');
}
