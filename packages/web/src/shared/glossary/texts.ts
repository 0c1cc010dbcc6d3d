import { textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the glossary, and with help that mentions its words. */
export const termTexts = textsOf<typeof messages>(
  'terms',
  (language) => import(`./messages.${language}.ts`),
);
