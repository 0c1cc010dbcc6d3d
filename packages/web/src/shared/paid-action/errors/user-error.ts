import type { ErrorCode } from '@vellum/api/refusals/error-codes';

/** What went wrong, in the few ways that matter to a person. */
export type UserErrorKind =
  | 'rejected'
  | 'locked'
  | 'pendingRequest'
  | 'noWallet'
  | 'network'
  | 'accountChanged'
  | 'insufficientNative'
  | 'insufficientToken'
  | 'energy'
  | 'expired'
  | 'revert'
  | 'mismatch'
  | 'http'
  | 'timeout'
  | 'unknown';

/** An error as a person can be told of it, and as the journal keeps it: plain data. */
export type UserError = Readonly<{
  kind: UserErrorKind;
  /** Names the sentence in both languages. */
  code: ErrorCode;
  params?: Readonly<Record<string, string>>;
  /** The reason inside the sentence when it is one of our own codes, so that it follows the language. */
  reason?: Readonly<{ code: ErrorCode; params?: Readonly<Record<string, string>> }>;
  /** For those who report it; behind a fold. */
  technical: string;
}>;
