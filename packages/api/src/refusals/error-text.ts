import type { CodeWithParams, ErrorCode } from './error-codes.ts';

export type ErrorTexts = Readonly<Record<ErrorCode, string>>;

/** The sentence for a code, with its values filled in. Values are shown as they are. */
export function errorText(texts: ErrorTexts, { code, params }: CodeWithParams): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return texts[code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
