import { startTexts, type TextOf } from '../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../shared/i18n/use-texts.ts';
import type { PathName } from '../shared/navigation/paths.ts';
import type { messages } from './titles/messages.en.ts';

const titleTexts = startTexts<typeof messages>('titles');

/** Every page has a title of its own, in both languages. */
export type PageTitle = TextOf<typeof titleTexts>;

export function usePageTitles(): Translate<PageTitle> {
  return useTexts(titleTexts);
}

/** Every page has a path, but for the gallery of components and the page of all other addresses. */
export type RouteName = PathName | 'design' | 'notFound';
