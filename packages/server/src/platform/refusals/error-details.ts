/** What of an error may go to the log. Errors of the database client carry the whole connection, password included. */
export function errorDetails(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Error)) return { problem: String(error) };
  const { code } = error as { code?: unknown };
  return {
    problem: error.message,
    ...(typeof code === 'string' && { code }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause instanceof Error && { cause: error.cause.message }),
  };
}
