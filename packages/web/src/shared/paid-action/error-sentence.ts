import type { ErrorCode } from '@vellum/api/error-codes';
import type { ErrorTexts } from '@vellum/api/error-text';
import type { UserError } from './user-error.ts';

/** What a person is told, with the reason inside in the same language. */
export function errorSentence(texts: ErrorTexts, error: UserError): string {
  const reason = error.reason && filled(texts, error.reason.code, error.reason.params);
  // Reasons are sentences of their own; inside another one their full stop would be doubled.
  const inside = reason?.replace(/[.。]$/, '');
  return filled(texts, error.code, { ...error.params, ...(inside && { reason: inside }) });
}

function filled(
  texts: ErrorTexts,
  code: ErrorCode,
  values: Readonly<Record<string, string>> = {},
): string {
  return (texts[code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
