import type { ErrorCode } from '../refusals/error-codes.ts';

export type Success<T> = Readonly<{ code: 'OK'; message: ''; data: T; requestId: string }>;

/** What is wrong with one field of the body, in the caller's language. */
export type FieldProblem = Readonly<{ field: string; code: ErrorCode; message: string }>;

export type Failure = Readonly<{
  code: ErrorCode;
  /** The text of the code in the caller's language, ready to show. */
  message: string;
  /** The values in the text, for a client that words it itself. */
  params?: Readonly<Record<string, string>>;
  /** Only with VALIDATION and the codes of single fields. */
  fields?: readonly FieldProblem[];
  requestId: string;
}>;

/** What every call answers, whatever its HTTP status. */
export type Envelope<T> = Success<T> | Failure;

export const success = <T>(data: T, requestId: string): Success<T> => ({
  code: 'OK',
  message: '',
  data,
  requestId,
});

/** Whether an answer from the network is an envelope at all: a proxy may have answered instead. */
export function isEnvelope(answer: unknown): answer is Envelope<unknown> {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'code' in answer &&
    typeof answer.code === 'string' &&
    'requestId' in answer
  );
}
