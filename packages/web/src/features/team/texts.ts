import { textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** Words of the pages about invitations and the team. */
export const teamTexts = textsOf<typeof messages>(
  'team',
  (language) => import(`./messages.${language}.ts`),
);
