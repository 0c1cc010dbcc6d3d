import { useQuery } from '@tanstack/react-query';
import type { CodeWithParams, ErrorCode } from '@vellum/api/refusals/error-codes';
import type { ErrorTexts } from '@vellum/api/refusals/error-text';
import type { Locale } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { FieldNote } from '../../ui/fields/field.tsx';
import type { UserError } from './user-error.ts';

const loaders: Readonly<Record<Locale, () => Promise<ErrorTexts>>> = {
  en: () => import('@vellum/api/texts/en').then(({ en }) => en),
  'zh-TW': () => import('@vellum/api/texts/zh-tw').then(({ zhTw }) => zhTw),
};

/** The sentence of an error in the reader's language; empty until the texts are there or without an error. */
export function useErrorSentence(error: UserError | null): string {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['error-texts', locale],
    queryFn: loaders[locale],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: error !== null,
  });
  return data && error ? errorSentence(data, error) : '';
}

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

/** What speaks against an amount, below its field. That nothing is entered yet is told by the button alone. */
export function useProblemNote(problem: CodeWithParams | null): FieldNote | undefined {
  const told = problem?.code === 'AMOUNT_REQUIRED' ? null : problem;
  const text = useErrorSentence(
    told && {
      kind: 'http',
      code: told.code,
      ...(told.params && { params: told.params }),
      technical: '',
    },
  );
  return text === '' ? undefined : { kind: 'bad', text };
}
