/** The innermost reason of a failed request, for people: a failed connection is wrapped several times. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  if (inner instanceof Error) return failureReason(inner);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
