/** What keeps a Ledger from doing what it was asked for. */
export type LedgerProblemKind =
  /** None is plugged in, or none was chosen in the browser's list. */
  | 'no-device'
  /** Another page or program holds it. */
  | 'busy'
  | 'locked'
  /** Its menu is open, or another app. */
  | 'no-app'
  | 'unplugged'
  /** The person said no on the device. */
  | 'rejected'
  /** The Tron app refuses calls of contracts that it does not know. */
  | 'contracts-off'
  /** The Tron app refuses to sign what it cannot show. */
  | 'hash-off'
  /** The device has another key in place of the account's. */
  | 'other-device'
  | 'failed';

/** The one error that comes from devices. */
export class LedgerProblem extends Error {
  override readonly name = 'LedgerProblem';
  readonly kind: LedgerProblemKind;
  /** The app that is open instead of Tron's; null for the menu. */
  readonly app: string | null;

  constructor(kind: LedgerProblemKind, app: string | null = null, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
    this.app = app;
  }

  static of(error: unknown): LedgerProblem {
    if (error instanceof LedgerProblem) return error;
    return new LedgerProblem(kindOf(error), null, { cause: error });
  }
}

/** Status words of the device and of its Tron app. */
const byStatus: Readonly<Record<number, LedgerProblemKind>> = {
  21761: 'rejected',
  27013: 'rejected',
  21781: 'locked',
  27010: 'locked',
  27404: 'locked',
  25873: 'no-app',
  27904: 'no-app',
  27906: 'no-app',
  28160: 'no-app',
  28161: 'no-app',
  27276: 'hash-off',
  27277: 'contracts-off',
};

/** Errors of the browser and of Ledger's transport, by name. */
const byName: Readonly<Record<string, LedgerProblemKind>> = {
  DisconnectedDevice: 'unplugged',
  DisconnectedDeviceDuringOperation: 'unplugged',
  NotFoundError: 'no-device',
  NotAllowedError: 'no-device',
  SecurityError: 'no-device',
  InvalidStateError: 'busy',
  NetworkError: 'busy',
  // It does not answer: older devices keep silent while they are locked.
  TimeoutError: 'locked',
};

function kindOf(error: unknown): LedgerProblemKind {
  if (typeof error !== 'object' || error === null) return 'failed';
  const status = 'statusCode' in error ? error.statusCode : null;
  if (typeof status === 'number') return byStatus[status] ?? 'failed';
  const name = 'name' in error ? error.name : null;
  return (typeof name === 'string' && byName[name]) || 'failed';
}
