import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** Words of the withdrawal page. */
export const withdrawalTexts = textsOf<typeof messages>(
  'withdrawal',
  (language) => import(`./messages.${language}.ts`),
);

export type WithdrawalText = TextOf<typeof withdrawalTexts>;
