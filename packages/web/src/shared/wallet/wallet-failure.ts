/** Why a wallet did not do what it was asked for. */
export type WalletFailureKind =
  /** The person said no. Nothing happened. */
  | 'rejected'
  /** A question of this page is still open in the wallet. */
  | 'pending'
  | 'locked'
  | 'not-found'
  /** Nobody can tell which chain the wallet is on: nothing is signed. */
  | 'network-unknown'
  | 'wrong-network'
  /** Account or network changed while the wallet was asked. */
  | 'changed'
  /** The wallet cannot do this at all. */
  | 'unsupported'
  /** The wallet gave back something other than it was asked to sign. */
  | 'tampered'
  | 'unknown';

/** The one error that comes out of wallets; `technical` is the wallet's own wording. */
export class WalletFailure extends Error {
  override readonly name = 'WalletFailure';
  readonly kind: WalletFailureKind;

  constructor(kind: WalletFailureKind, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }

  get technical(): string {
    return this.cause === undefined ? this.kind : textOf(this.cause);
  }

  /** What an error of a wallet or adapter means. */
  static of(error: unknown): WalletFailure {
    return error instanceof WalletFailure
      ? error
      : new WalletFailure(kindOf(error), { cause: error });
  }
}

/** Why this account is no longer the connected one. */
export function endOf(ended: AbortSignal): WalletFailure {
  return ended.reason instanceof WalletFailure ? ended.reason : new WalletFailure('changed');
}

/** Codes of TIP-1193 and of the older protocol. */
const byCode: Readonly<Record<number, WalletFailureKind>> = {
  4001: 'rejected',
  4000: 'pending',
  [-32002]: 'pending',
  4100: 'locked',
  4200: 'unsupported',
};

/**
 * Words come before codes: one wallet refuses with 4000 and says "in the request queue" with 4001, others answer
 * in words only. `cancle` is how one of them spells it.
 */
const byWords: readonly (readonly [RegExp, WalletFailureKind])[] = [
  [/already initiated|already pending|in the request queue|has not been closed/i, 'pending'],
  [/reject|declin|cancel|cancle|denied|abort|取消|拒绝|拒絕/i, 'rejected'],
  [/pending/i, 'pending'],
  [/locked|disconnected|no wallet account/i, 'locked'],
  [/not found|not installed/i, 'not-found'],
];

function kindOf(error: unknown): WalletFailureKind {
  const words = `${textOf(error)} ${textOf(innerOf(error))}`;
  const said = byWords.find(([pattern]) => pattern.test(words))?.[1];
  if (said) return said;
  const code = codeOf(error) ?? codeOf(innerOf(error));
  if (code !== null && byCode[code]) return byCode[code];
  return /support/i.test(words) ? 'unsupported' : 'unknown';
}

/** Some keep what was thrown first under `error`. */
function innerOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'error' in error ? error.error : undefined;
}

function codeOf(error: unknown): number | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'number' ? code : null;
}

function textOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : '';
  return typeof message === 'string' ? message : '';
}
