import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

export const ledgerTexts = textsOf<typeof messages>(
  'ledger',
  (language) => import(`./messages.${language}.ts`),
);
