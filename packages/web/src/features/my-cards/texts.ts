import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the page of my cards. */
export const myCardTexts = textsOf<typeof messages>(
  'myCards',
  (language) => import(`./messages.${language}.ts`),
);
