import { type TextOf, textsOf } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** Words of the page of approvals. */
export const approvalTexts = textsOf<typeof messages>(
  'approvals',
  (language) => import(`./messages.${language}.ts`),
);

export type ApprovalText = TextOf<typeof approvalTexts>;
