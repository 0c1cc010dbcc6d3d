import { type Translate, useFeatureTexts } from '../../../shared/i18n/use-feature-texts.ts';
import type { messages } from './messages.en.ts';

export type DashboardText = keyof typeof messages;

export function useTexts(): Translate<DashboardText> {
  return useFeatureTexts('dashboard');
}
