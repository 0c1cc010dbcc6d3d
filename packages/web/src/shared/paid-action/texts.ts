import { startTexts } from '../i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

export const paidActionTexts = startTexts<typeof messages>('paidAction');
