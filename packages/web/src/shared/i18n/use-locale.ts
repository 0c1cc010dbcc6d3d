import { useStore } from '../state/use-store.ts';
import { activeLocale, onLocaleChange } from './active-locale.ts';
import type { Locale } from './locale.ts';

export function useLocale(): Locale {
  return useStore(onLocaleChange, activeLocale);
}
