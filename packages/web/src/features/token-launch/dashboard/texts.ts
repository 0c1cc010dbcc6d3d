import { type TextOf, textsOf } from '../../../shared/i18n/texts-of.ts';
import type { messages } from './messages.en.ts';

/** They come with the dashboard. */
export const dashboardTexts = textsOf<typeof messages>(
  'dashboard',
  (language) => import(`./messages.${language}.ts`),
);

export type DashboardText = TextOf<typeof dashboardTexts>;
