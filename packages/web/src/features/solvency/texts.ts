import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** Words of the page that holds what is held against what is owed. */
export const solvencyTexts = textsOf<typeof messages>(
  'solvency',
  (language) => import(`./messages.${language}.ts`),
);

export type SolvencyText = TextOf<typeof solvencyTexts>;
