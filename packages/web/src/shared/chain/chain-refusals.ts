/** The server's contracts are not those this page was made for: nothing may be signed. */
export class RegistryMismatch extends Error {
  override readonly name = 'RegistryMismatch';
}

/** The configuration has no contract of this name. */
export class ContractUnknown extends Error {
  override readonly name = 'ContractUnknown';
}

/** What may differ between the transaction that was asked for and the one that came back. */
export type SwappedField =
  | 'id'
  | 'bytes'
  | 'type'
  | 'owner'
  | 'contract'
  | 'value'
  | 'token'
  | 'data'
  | 'fee-limit'
  | 'memo'
  | 'permission'
  | 'expiration'
  | 'signature';

/** A transaction is not the one that was asked for; it is neither signed nor sent. */
export class TransactionSwapped extends Error {
  override readonly name = 'TransactionSwapped';
  readonly field: SwappedField;

  constructor(field: SwappedField) {
    super(`the transaction differs from what was asked for: ${field}`);
    this.field = field;
  }
}

/** What the wallet's key lacks to sign calls for its address: it was removed, others must sign too, or calls are not allowed. */
export type SignerLack = 'key' | 'weight' | 'operation';

/** The network would refuse the wallet's signature; it is not asked for one. */
export class SignerLacking extends Error {
  override readonly name = 'SignerLacking';
  readonly what: SignerLack;
  readonly weight: bigint;
  readonly threshold: bigint;

  constructor(what: SignerLack, weight = 0n, threshold = 0n) {
    super(`the signer lacks ${what}: ${weight} of ${threshold}`);
    this.what = what;
    this.weight = weight;
    this.threshold = threshold;
  }
}

/** A call needs so much energy now that its fee limit might not last; it is not signed. Amounts in sun. */
export class FeeLimitReached extends Error {
  override readonly name = 'FeeLimitReached';
  readonly needed: bigint;
  readonly feeLimit: bigint;

  constructor(needed: bigint, feeLimit: bigint) {
    super(`the call needs ${needed} sun for energy, its fee limit is ${feeLimit}`);
    this.needed = needed;
    this.feeLimit = feeLimit;
  }
}
