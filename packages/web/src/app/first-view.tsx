import { type Query, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { drawTimesIn } from '../shared/format/date-format.ts';
import { speak } from '../shared/i18n/active-locale.ts';
import type { Locale } from '../shared/i18n/locale.ts';
import { drawnText } from '../shared/start/drawn-answers.ts';
import { bringPress } from '../shared/ui/card-press.ts';
import { catalogs } from './catalogs.ts';
import { PageFrame } from './page-frame.tsx';
import { createQueryClient } from './query-client.ts';
import { routeAt } from './route-at.ts';
import { bringPage, RoutePage } from './route-page.tsx';
import { type AppRoute, routes } from './routes.tsx';

/** Questions may lead to further ones; what still waits after so many rounds is drawn as waiting. */
const ROUNDS = 4;

/** A page as somebody without a wallet sees it. */
export type FirstView = Readonly<{
  markup: string;
  /** What the page asked for, for the app that takes it over; see `drawnAnswers`. */
  answers: string;
}>;

/** Which page, in which language, and in whose time zone; null for one that is not known. */
export type Wanted = Readonly<{ address: string; locale: Locale; zone: string | null }>;

/**
 * Draws a page where there is no browser: the server shows it until the app has come. `rest` resolves when nothing is
 * asked any more that will be answered. One at a time: languages are kept for all.
 */
export async function drawFirstView(
  { address, locale, zone }: Wanted,
  rest: () => Promise<void>,
): Promise<FirstView> {
  await speak(locale, catalogs);
  drawTimesIn(zone);
  const { pathname, search } = new URL(address, 'http://page');
  const route = routeAt(routes, pathname);
  await Promise.all([bringPage(route.name), bringPress()]);
  const queries = createQueryClient();
  const draw = () => renderToStaticMarkup(pageAt(pathname + search, route, queries));
  let markup = draw();
  for (let round = 0; round < ROUNDS; round++) {
    const open = queries.getQueryCache().getAll().filter(isAsked);
    if (open.length === 0) break;
    // A question that fails is drawn as one that waits: the app will ask again.
    for (const query of open) query.fetch().catch(() => {});
    await rest();
    markup = draw();
  }
  const answers = drawnText(queries);
  queries.clear();
  return { markup, answers };
}

function pageAt(location: string, route: AppRoute, queries: QueryClient): ReactNode {
  return (
    <QueryClientProvider client={queries}>
      <StaticRouter location={location}>
        <PageFrame route={route}>
          <div data-page={route.name}>
            <Routes>
              <Route path={route.path} element={<RoutePage name={route.name} />} />
            </Routes>
          </div>
        </PageFrame>
      </StaticRouter>
    </QueryClientProvider>
  );
}

/** Whether a part of the page wants it and nobody has asked yet. */
function isAsked(query: Query): boolean {
  const { status, fetchStatus } = query.state;
  const { enabled } = query.options as Readonly<{ enabled?: unknown }>;
  return status === 'pending' && fetchStatus === 'idle' && enabled !== false;
}
