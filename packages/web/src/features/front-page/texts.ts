import { startTexts } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

export const frontPageTexts = startTexts<typeof messages>('frontPage');
