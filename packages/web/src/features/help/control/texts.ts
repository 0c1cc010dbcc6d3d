import { textsOf } from '../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

export const controlHelpTexts = textsOf<typeof messages>(
  'controlHelp',
  (language) => import(`./messages.${language}.ts`),
);
