import { startTexts } from '../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

export const helpTexts = startTexts<typeof messages>('help');
