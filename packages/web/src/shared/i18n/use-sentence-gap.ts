import { writing } from './locale.ts';
import { useLocale } from './use-locale.ts';

/** What stands between two sentences that are put together: a Han full stop brings its own room. */
export function useSentenceGap(): string {
  return writing[useLocale()].gap;
}
