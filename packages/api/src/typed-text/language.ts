export type Language = 'en' | 'zh-TW';

export const languages: readonly Language[] = ['en', 'zh-TW'];

/** What the web sends for a language. Spec §7: en-US or zh-TW. */
export const acceptLanguageOf: Readonly<Record<Language, string>> = {
  en: 'en-US',
  'zh-TW': 'zh-TW',
};

/**
 * The language to answer in: of those we have, the one the header weighs most, the earlier one when two
 * weigh the same; English when it names none. Only tags of Traditional Chinese count as zh-TW.
 */
export function languageFor(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map(parseRange)
    .filter(({ language, weight }) => language !== null && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted[0]?.language ?? 'en';
}

function parseRange(text: string): { language: Language | null; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: languageOfTag(tag), weight: Number.isNaN(weight) ? 0 : weight };
}

function languageOfTag(tag: string): Language | null {
  if (/^zh-(hant|tw|hk|mo)(-|$)/.test(tag)) return 'zh-TW';
  return /^en(-|$)/.test(tag) || tag === '*' ? 'en' : null;
}
