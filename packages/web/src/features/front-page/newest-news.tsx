import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths as wire } from '@vellum/api/paths';
import type { ReactNode } from 'react';
import { generatePath } from 'react-router';
import { call } from '../../shared/http/call.ts';
import type { Locale } from '../../shared/i18n/locale.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { NewsLine } from './news-line.tsx';
import { frontPageTexts } from './texts.ts';

/** The server answers in the language of the call, so each language has an answer of its own. */
const newestQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['announcements', 'newest', locale],
    queryFn: ({ signal }) => call(wire.announcements.list, { pageNo: 1, pageSize: 1 }, { signal }),
  });

/** The title of what was pinned or announced last; without any, the way to the list. */
export function NewestNews(): ReactNode {
  const t = useTexts(frontPageTexts);
  const { data } = useQuery(newestQuery(useLocale()));
  const newest = data?.list[0];
  return newest ? (
    <NewsLine to={generatePath(paths.announcement, { id: newest.id })} title={newest.title} />
  ) : (
    <NewsLine to={paths.announcements} title={t('announcements')} />
  );
}
