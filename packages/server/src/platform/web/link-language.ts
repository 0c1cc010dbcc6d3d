import { type Language, languages } from '@vellum/api/typed-text/language';
import type { FastifyRequest } from 'fastify';

/** The field of an address that states the language of a link. The app reads the same. */
const FIELD = 'lang';

/** The language that a link states; null when it states none of ours. */
export function statedLanguage(url: string): Language | null {
  const at = url.indexOf('?');
  if (at < 0) return null;
  const stated = new URLSearchParams(url.slice(at)).get(FIELD);
  return languages.find((language) => language === stated) ?? null;
}

/** The language of a page for whoever asks: that of the link, or the one chosen in the app, which tells it in a cookie. */
export function languageOfPage({
  url,
  headers,
}: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const chosen = /(?:^|;\s*)vellum\.locale=zh-TW(?:;|$)/.test(headers.cookie ?? '');
  return statedLanguage(url) ?? (chosen ? 'zh-TW' : 'en');
}

/** The same address for readers of a language. English needs no field. */
export function inLanguage(address: string, language: Language): string {
  if (language === 'en') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${FIELD}=${language}`;
}
