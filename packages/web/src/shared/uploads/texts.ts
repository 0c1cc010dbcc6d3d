import { textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with every page that takes a picture. */
export const uploadTexts = textsOf<typeof messages>(
  'uploads',
  (language) => import(`./messages.${language}.ts`),
);
