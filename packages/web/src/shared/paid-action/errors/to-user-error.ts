import type { CodeWithParams, ErrorCode } from '@vellum/api/refusals/error-codes';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import {
  ContractReverted,
  MalformedAnswer,
  NodeRefused,
  NodeUnreachable,
  TransactionRejected,
} from '@vellum/tron/errors';
import {
  ContractUnknown,
  FeeLimitReached,
  RegistryMismatch,
  type SignerLack,
  SignerLacking,
  TransactionSwapped,
} from '../../chain/chain-refusals.ts';
import { CallFailed } from '../../http/call-failed.ts';
import { WalletFailure, type WalletFailureKind } from '../../wallet/wallet-failure.ts';
import { CallMismatch } from '../compare-call.ts';
import { readRevert } from './read-revert.ts';
import type { UserError, UserErrorKind } from './user-error.ts';

/** A refusal that has a code already: of a check, of a rule of this page. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused';
  readonly problem: CodeWithParams;

  constructor(problem: CodeWithParams) {
    super(problem.code);
    this.problem = problem;
  }
}

type Context = Readonly<{
  /** Spec §8: the sentence around a reason when wallet, node or contract refuse. */
  failure: ErrorCode;
  /** Whether the transaction was only tried: then nothing was sent and nothing spent. */
  tried?: boolean;
  /** The coin given, for texts about balances. */
  coin?: string;
}>;

type Cause = Pick<UserError, 'kind' | 'code'> & Partial<UserError>;

const ofWallet: Readonly<Record<WalletFailureKind, readonly [UserErrorKind, ErrorCode]>> = {
  rejected: ['rejected', 'WALLET_REJECTED'],
  pending: ['pendingRequest', 'WALLET_BUSY'],
  locked: ['locked', 'WALLET_LOCKED'],
  'not-found': ['noWallet', 'WALLET_MISSING'],
  'network-unknown': ['network', 'WALLET_NETWORK_UNKNOWN'],
  'wrong-network': ['network', 'WRONG_NETWORK'],
  changed: ['accountChanged', 'ACCOUNT_CHANGED'],
  unsupported: ['unknown', 'ACTION_FAILED'],
  tampered: ['mismatch', 'CALL_MISMATCH'],
  unknown: ['unknown', 'ACTION_FAILED'],
};

/** Refusals of the server that mean one of the known things. */
const ofServer: Readonly<Partial<Record<string, UserErrorKind>>> = {
  INSUFFICIENT_BALANCE: 'insufficientToken',
  INSUFFICIENT_TRX: 'insufficientNative',
  NETWORK_FEE_SHORT: 'insufficientNative',
  WRONG_NETWORK: 'network',
  WALLET_MISSING: 'noWallet',
  ACCOUNT_CHANGED: 'accountChanged',
  TX_DROPPED: 'expired',
};

/** The one place where errors become something a person can be told. Never throws. */
export function toUserError(error: unknown, context: Context): UserError {
  const cause = causeOf(error, context);
  return { technical: technicalOf(error), ...cause };
}

function causeOf(error: unknown, context: Context): Cause {
  if (error instanceof ActionRefused) return refused(error.problem);
  if (error instanceof WalletFailure) return ofWalletFailure(error, context);
  if (error instanceof CallFailed) return ofCall(error, context);
  if (error instanceof ContractReverted) return ofRevert(error, context);
  if (error instanceof TransactionRejected) return ofNode(error, context);
  const unsigned = unsignedCause(error);
  if (unsigned) return unsigned;
  const part = mismatchOf(error);
  if (part) return { kind: 'mismatch', code: 'CALL_MISMATCH', params: { part } };
  if (error instanceof NodeUnreachable || error instanceof MalformedAnswer) {
    return { kind: 'http', code: 'CHAIN_UNAVAILABLE' };
  }
  if (error instanceof NodeRefused) return ofNode(error, context);
  return { kind: 'unknown', code: context.failure, ...inWordsOf(error) };
}

/** What this page does not even ask the wallet to sign. */
function unsignedCause(error: unknown): Cause | null {
  if (error instanceof FeeLimitReached) return aboveLimit(error);
  return error instanceof SignerLacking ? ofSigner(error) : null;
}

const ofLack: Readonly<Record<SignerLack, ErrorCode>> = {
  key: 'SIGNER_REMOVED',
  weight: 'SIGNER_TOO_LIGHT',
  operation: 'SIGNER_NOT_ALLOWED',
};

function ofSigner({ what, weight, threshold }: SignerLacking): Cause {
  const params = { weight: String(weight), threshold: String(threshold) };
  return { kind: 'locked', code: ofLack[what], ...(what === 'weight' && { params }) };
}

function aboveLimit({ needed, feeLimit }: FeeLimitReached): Cause {
  const inTrx = (sun: bigint) => formatAmount(sun, COIN_DECIMALS, { grouping: true });
  const params = { needed: inTrx(needed), limit: inTrx(feeLimit) };
  return { kind: 'energy', code: 'FEE_LIMIT_REACHED', params };
}

function refused({ code, params }: CodeWithParams): Cause {
  return { kind: ofServer[code] ?? 'http', code, ...(params && { params }) };
}

function ofWalletFailure(error: WalletFailure, { failure }: Context): Cause {
  const [kind, code] = ofWallet[error.kind];
  const { technical } = error;
  if (code === 'CALL_MISMATCH') return { kind, code, params: { part: 'wallet' }, technical };
  if (code === 'ACTION_FAILED') {
    return { kind, code: failure, ...inWordsOf(error.cause && technical), technical };
  }
  return { kind, code, technical };
}

function ofCall({ problem }: CallFailed, { failure }: Context): Cause {
  switch (problem.kind) {
    case 'timeout':
      return { kind: 'timeout', code: 'REQUEST_TIMEOUT' };
    case 'unreachable':
      return { kind: 'http', code: 'OFFLINE' };
    case 'no-envelope':
      return { kind: 'http', code: 'SERVER_BUSY', technical: `HTTP ${problem.status}` };
    case 'refused': {
      const { code, params, requestId } = problem.failure;
      const technical = `${code} (${problem.status}, request ${requestId})`;
      return {
        kind: ofServer[code] ?? 'http',
        code: code ?? failure,
        ...(params && { params }),
        technical,
      };
    }
  }
}

function ofRevert(error: ContractReverted, { failure, tried, coin }: Context): Cause {
  const { reason, words, technical } = readRevert(error.data);
  const code = tried ? 'SIMULATION_REVERTED' : failure;
  // A trial also fails where the account cannot pay what it would send along.
  if (/balance is not sufficient|validateTransfer/i.test(error.message)) {
    return { kind: 'insufficientNative', code: 'INSUFFICIENT_TRX', technical: error.message };
  }
  if (/out of energy|OutOfEnergy|OUT_OF_TIME|Not enough energy/i.test(error.message)) {
    return { kind: 'energy', code: 'FEE_LIMIT_TOO_LOW', technical: error.message };
  }
  const kind = reason?.code === 'INSUFFICIENT_BALANCE' ? 'insufficientToken' : 'revert';
  const params = coin ? { coin } : undefined;
  if (reason) return { kind, code, reason: { ...(params && { params }), ...reason }, technical };
  if (words) return { kind: 'revert', code, params: { reason: words }, technical };
  return { kind: 'revert', code, reason: { code: 'CONTRACT_REFUSED' }, technical };
}

/** java-tron puts several different things under one code; its words tell them apart. */
const ofNodeWords: readonly (readonly [RegExp, UserErrorKind, ErrorCode])[] = [
  // Not of the node but of our server, where it stands between.
  [/"RELAY_CONTRACT_UNKNOWN"/, 'http', 'RELAY_CONTRACT_UNKNOWN'],
  [/"RELAY_TRANSACTION_REFUSED"/, 'http', 'RELAY_TRANSACTION_REFUSED'],
  [
    /balance is not sufficient|Validate TransferContract error/i,
    'insufficientNative',
    'INSUFFICIENT_TRX',
  ],
  [/account .*(?:does not|not) exist/i, 'insufficientNative', 'INSUFFICIENT_TRX'],
  [/BANDWITH_ERROR|bandwidth/i, 'insufficientNative', 'INSUFFICIENT_TRX'],
  [/TRANSACTION_EXPIRATION_ERROR|expired/i, 'expired', 'TX_DROPPED'],
  [/SERVER_BUSY|NO_CONNECTION|NOT_ENOUGH_EFFECTIVE_CONNECTION/i, 'http', 'CHAIN_UNAVAILABLE'],
];

function ofNode(error: TransactionRejected | NodeRefused, _context: Context): Cause {
  const words = `${error.code} ${error.message}`;
  const known = ofNodeWords.find(([pattern]) => pattern.test(words));
  if (known) return { kind: known[1], code: known[2], technical: words };
  return {
    kind: 'unknown',
    code: 'NODE_REFUSED',
    params: { reason: error.code },
    technical: words,
  };
}

function mismatchOf(error: unknown): string | null {
  if (error instanceof TransactionSwapped) return error.field;
  if (error instanceof CallMismatch) return error.part;
  if (error instanceof RegistryMismatch || error instanceof ContractUnknown) return 'contracts';
  return null;
}

/** The message of what was thrown, or that it said nothing. */
function inWordsOf(error: unknown): Pick<UserError, 'params' | 'reason'> {
  const text = error instanceof Error ? error.message : error;
  const hasWords = typeof text === 'string' && text.trim() !== '';
  return hasWords ? { params: { reason: text } } : { reason: { code: 'REASON_UNKNOWN' } };
}

function technicalOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
