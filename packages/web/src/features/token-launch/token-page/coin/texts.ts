import { textsOf } from '../../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the page of a token. */
export const coinPageTexts = textsOf<typeof messages>(
  'coinPage',
  (language) => import(`./messages.${language}.ts`),
);
