import { type Language, languages } from '@vellum/api/typed-text/language';
import { inLanguage } from './link-language.ts';

/** What programs show of a link to a page. */
export type LinkPreview = Readonly<{
  language: Language;
  title: string;
  description: string;
  /** Of the page in English, without anything that it does not need. */
  url: string;
  /** A drawn picture of 1200 x 630. */
  image: string | null;
}>;

/** Size of every picture of a link. */
export const PICTURE = { width: 1200, height: 630 } as const;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** As text or within a quoted attribute, whatever a stranger wrote. */
export const escapedMarkup = (text: string): string =>
  text.toWellFormed().replaceAll(/[&<>"']/g, (one) => ESCAPES[one] ?? '');

const openGraphLocale: Readonly<Record<Language, string>> = { en: 'en_US', 'zh-TW': 'zh_TW' };
const htmlLanguage: Readonly<Record<Language, string>> = { en: 'en', 'zh-TW': 'zh-Hant-TW' };

/** Title, description, canonical address, and the tags of a preview, for the head of a page. */
export function previewTags(preview: LinkPreview): string {
  const { language, title, description, url, image } = preview;
  const others = languages.filter((other) => other !== language);
  return [
    `<title>${escapedMarkup(title)}</title>`,
    named('description', description),
    link('canonical', inLanguage(url, language)),
    ...languages.map((other) => link('alternate', inLanguage(url, other), htmlLanguage[other])),
    link('alternate', url, 'x-default'),
    property('og:type', 'website'),
    property('og:site_name', 'Vellum'),
    property('og:locale', openGraphLocale[language]),
    ...others.map((other) => property('og:locale:alternate', openGraphLocale[other])),
    property('og:title', title),
    property('og:description', description),
    property('og:url', inLanguage(url, language)),
    ...pictureTags(preview),
    named('twitter:card', image === null ? 'summary' : 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
  ].join('');
}

function pictureTags({ image, title }: LinkPreview): readonly string[] {
  if (image === null) return [];
  return [
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', `${PICTURE.width}`),
    property('og:image:height', `${PICTURE.height}`),
    property('og:image:alt', title),
    named('twitter:image', image),
    named('twitter:image:alt', title),
  ];
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapedMarkup(content)}" />`;

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapedMarkup(content)}" />`;

const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language === undefined ? '' : ` hreflang="${language}"`} href="${escapedMarkup(href)}" />`;
