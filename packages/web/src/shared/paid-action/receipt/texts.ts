import { textsOf } from '../../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the sheet of paid actions, and with pages that show receipts. */
export const receiptTexts = textsOf<typeof messages>(
  'receipt',
  (language) => import(`./messages.${language}.ts`),
);
