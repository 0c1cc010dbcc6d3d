import { type Translate, useFeatureTexts } from '../i18n/use-feature-texts.ts';
import type { messages } from './messages.en.ts';

export type SaleText = keyof typeof messages;

export function useTexts(): Translate<SaleText> {
  return useFeatureTexts('sale');
}
