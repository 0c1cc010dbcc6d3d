import { activeLocale } from '../i18n/active-locale.ts';

/** The address of a page for someone else. It opens, and is previewed, in the language in which it was shared. */
export function sharedLink(path: string): string {
  const address = new URL(path, location.origin);
  const locale = activeLocale();
  if (locale !== 'en') address.searchParams.set('lang', locale);
  return address.href;
}
