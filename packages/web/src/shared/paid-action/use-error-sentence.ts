import { useQuery } from '@tanstack/react-query';
import type { ErrorTexts } from '@vellum/api/error-text';
import type { Locale } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { errorSentence } from './error-sentence.ts';
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
