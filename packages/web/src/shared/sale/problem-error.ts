import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { UserError } from '../paid-action/errors/user-error.ts';

/** What speaks against a form, as an error that has its sentence. */
export function problemError({ code, params }: CodeWithParams): UserError {
  return { kind: 'http', code, ...(params && { params }), technical: '' };
}
