import { textsOf } from '../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

export const earnHelpTexts = textsOf<typeof messages>(
  'earnHelp',
  (language) => import(`./messages.${language}.ts`),
);
