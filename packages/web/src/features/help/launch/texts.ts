import { textsOf } from '../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

export const launchHelpTexts = textsOf<typeof messages>(
  'launchHelp',
  (language) => import(`./messages.${language}.ts`),
);
