import type * as z from 'zod/mini';
import { type CodeWithParams, type ErrorCode, isErrorCode } from '../refusals/error-codes.ts';
import type { AnyEndpoint } from '../wire/endpoint.ts';

type Issue = z.core.$ZodIssue;

/** A field and what is wrong with it. */
export type BadField = Readonly<{ field: string; problem: CodeWithParams }>;

export type BodyRefusal = Readonly<{ code: ErrorCode; fields: readonly BadField[] }>;

/**
 * The code that a body is refused with. When every bad field is wrong in the same way and the endpoint
 * declares that code, it is the answer (ADDRESS_INVALID rather than VALIDATION).
 */
export function refusalOfBody(
  endpoint: Pick<AnyEndpoint, 'errors'>,
  body: Readonly<Record<string, unknown>>,
  issues: readonly Issue[],
): BodyRefusal {
  const fields = badFields(body, issues);
  const codes = new Set<ErrorCode>(fields.map(({ problem }) => problem.code));
  const [only] = codes;
  const declared =
    codes.size === 1 && (endpoint.errors as readonly ErrorCode[]).includes(only ?? 'INTERNAL');
  return { code: declared && only !== undefined ? only : 'VALIDATION', fields };
}

/** The first problem of each field, in the order of the fields. */
function badFields(body: Readonly<Record<string, unknown>>, issues: readonly Issue[]): BadField[] {
  const found = new Map<string, CodeWithParams>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    if (!found.has(field)) found.set(field, problemOf(issue, body[field]));
  }
  return [...found].map(([field, problem]) => ({ field, problem }));
}

/** The shapes give their code as the message of the issue, and its values as `params`. */
function problemOf(issue: Issue, value: unknown): CodeWithParams {
  if (value === undefined) return { code: 'FIELD_REQUIRED' };
  const code = isErrorCode(issue.message) ? issue.message : 'FIELD_INVALID';
  const params = 'params' in issue ? issue.params : undefined;
  return { code, ...(params !== undefined && { params }) } as CodeWithParams;
}
