import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the welcome, the tour and the page of first steps. */
export const firstRunTexts = textsOf<typeof messages>(
  'firstRun',
  (language) => import(`./messages.${language}.ts`),
);
