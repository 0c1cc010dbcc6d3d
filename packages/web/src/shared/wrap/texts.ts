import { type TextOf, textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** Words of TRX wrapped and unwrapped, for every page that pays in WTRX. */
export const wrapTexts = textsOf<typeof messages>(
  'wrap',
  (language) => import(`./messages.${language}.ts`),
);

export type WrapText = TextOf<typeof wrapTexts>;
