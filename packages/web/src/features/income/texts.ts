import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** Words of the income pages. */
export const incomeTexts = textsOf<typeof messages>(
  'income',
  (language) => import(`./messages.${language}.ts`),
);

export type IncomeText = TextOf<typeof incomeTexts>;
