/** java-tron's `Return.response_code`. */
export type SubmitCode =
  | 'SUCCESS'
  | 'SIGERROR'
  | 'CONTRACT_VALIDATE_ERROR'
  | 'CONTRACT_EXE_ERROR'
  | 'BANDWITH_ERROR'
  | 'DUP_TRANSACTION_ERROR'
  | 'TAPOS_ERROR'
  | 'TOO_BIG_TRANSACTION_ERROR'
  | 'TRANSACTION_EXPIRATION_ERROR'
  | 'SERVER_BUSY'
  | 'OTHER_ERROR';

/** A transaction that the chain does not take, with java-tron's code and text. Nothing of it was applied. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: Exclude<SubmitCode, 'SUCCESS'>;

  constructor(code: Exclude<SubmitCode, 'SUCCESS'>, message: string) {
    super(message);
    this.code = code;
  }
}

/** An overflow that java-tron does not foresee: what its exception says becomes the answer. */
export class ArithmeticRefusal extends Refusal {
  readonly reason: string;

  constructor(reason: string) {
    super('OTHER_ERROR', `Error: ${reason}`);
    this.reason = reason;
  }
}

export function contractRefusal(reason: string): Refusal {
  return new Refusal('CONTRACT_VALIDATE_ERROR', `Contract validate error : ${reason}`);
}

export function signatureRefusal(reason: string): Refusal {
  return new Refusal('SIGERROR', `Validate signature error: ${reason}`);
}

/** java-tron gives one text for bandwidth and every other fee that the balance does not cover. */
export function resourceRefusal(): Refusal {
  return new Refusal('BANDWITH_ERROR', 'Account resource insufficient error.');
}
