import { startTexts, type TextOf } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

export const membershipTexts = startTexts<typeof messages>('membership');

export type MembershipText = TextOf<typeof membershipTexts>;
