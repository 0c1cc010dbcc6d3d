import { useSyncExternalStore } from 'react';
import { activeLocale, onLocaleChange } from './active-locale.ts';
import type { Locale } from './locale.ts';

export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, activeLocale, activeLocale);
}
