import { type TextOf, textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with every page about presales and internal trades. */
export const saleTexts = textsOf<typeof messages>(
  'sale',
  (language) => import(`./messages.${language}.ts`),
);

export type SaleText = TextOf<typeof saleTexts>;
