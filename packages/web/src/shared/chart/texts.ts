import { textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the pages that show a chart. */
export const chartTexts = textsOf<typeof messages>(
  'priceChart',
  (language) => import(`./messages.${language}.ts`),
);
