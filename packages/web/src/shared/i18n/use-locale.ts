import { useStore } from '../state/use-store.ts';
import { activeLocale, onLocaleChange } from './active-locale.ts';
import { onZoneChange, zoneOfTimes } from './date-format.ts';
import { type Locale, writing } from './locale.ts';

/** The language in which dates and numbers are written. Who uses it also follows a change of the time zone. */
export function useLocale(): Locale {
  useStore(onZoneChange, zoneOfTimes);
  return useStore(onLocaleChange, activeLocale);
}

/** What stands between two sentences that are put together: a Han full stop brings its own room. */
export function useSentenceGap(): string {
  return writing[useLocale()].gap;
}
