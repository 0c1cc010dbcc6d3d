import { type TextOf, textsOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** Words of income and of what becomes of it, for every page that shows any. */
export const incomeWordTexts = textsOf<typeof messages>(
  'incomeWords',
  (language) => import(`./messages.${language}.ts`),
);

export type IncomeWord = TextOf<typeof incomeWordTexts>;
