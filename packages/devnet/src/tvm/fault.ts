import type { ContractResult } from './execution.ts';

/** Why a frame ended without a result. `code` is what the receipt says when the outermost frame ends so. */
export class Fault extends Error {
  readonly code: Exclude<ContractResult, 'SUCCESS' | 'REVERT'>;

  constructor(code: Fault['code'], message: string) {
    super(message);
    this.code = code;
  }

  /** A failed transfer costs what was used so far; every other fault costs all energy of its frame. */
  get burnsEnergy(): boolean {
    return this.code !== 'TRANSFER_FAILED';
  }
}

/** A value that java-tron cannot hold in a signed 64-bit integer. */
export function outOfLongRange(): Fault {
  return new Fault('UNKNOWN', 'BigInteger out of long range');
}

export function staticViolation(): Fault {
  return new Fault('UNKNOWN', 'Attempt to call a state modifying opcode inside STATICCALL');
}

/** Ends the whole execution, whatever frame it comes from. */
export function outOfTime(): Fault {
  return new Fault('OUT_OF_TIME', 'Already Time Out');
}
