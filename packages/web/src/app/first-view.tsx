import { type Query, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { speak } from '../shared/i18n/active-locale.ts';
import type { Locale } from '../shared/i18n/locale.ts';
import { drawnText, isCarried } from '../shared/start/drawn-answers.ts';
import { withoutControls } from '../shared/start/hydrated-controls.ts';
import { enterServerView } from '../shared/start/server-view.ts';
import { bringPress } from '../shared/ui/art/card-press.ts';
import { catalogs } from './catalogs.ts';
import { Screen } from './frame/screen.tsx';
import { createQueryClient } from './query-client.ts';
import { routeAt } from './routing/route-at.ts';
import { bringPage } from './routing/route-page.tsx';
import { routes } from './routing/routes.tsx';

/** Questions may lead to further ones; what still waits after so many rounds is drawn as waiting. */
const ROUNDS = 4;

/** A page as someone without a wallet sees it, with every control disabled. */
export type FirstView = Readonly<{
  markup: string;
  /** What the page asked for, for the app that takes it over; see `drawnIn`. */
  answers: string;
}>;

/** Which page, in which language, and in whose time zone; null for one that is not known. */
export type Wanted = Readonly<{ address: string; locale: Locale; zone: string | null }>;

/**
 * Renders a page where there is no browser; the app hydrates it. `rest` resolves when nothing is asked any more that will
 * be answered. One at a time: languages are kept for all.
 */
export async function drawFirstView(
  { address, locale, zone }: Wanted,
  rest: () => Promise<void>,
): Promise<FirstView> {
  await speak(locale, catalogs);
  const view = { locale, zone, at: Date.now() };
  enterServerView(view);
  const { pathname, search } = new URL(address, 'http://page');
  await Promise.all([bringPage(routeAt(routes, pathname).name), bringPress()]);
  const queries = createQueryClient();
  const draw = () => renderToString(pageAt(pathname + search, queries));
  let markup = draw();
  const asked = new Set<Query>();
  for (let round = 0; round < ROUNDS; round++) {
    const open = queries
      .getQueryCache()
      .getAll()
      .filter((query) => isWanted(query) && !asked.has(query));
    if (open.length === 0) break;
    for (const query of open) {
      asked.add(query);
      query.fetch().catch(() => {});
    }
    await rest();
    keepCarried(queries);
    markup = draw();
  }
  const answers = drawnText(view, queries);
  queries.clear();
  return { markup: withoutControls(markup), answers };
}

function pageAt(location: string, queries: QueryClient): ReactNode {
  return (
    <QueryClientProvider client={queries}>
      <StaticRouter location={location}>
        <Screen />
      </StaticRouter>
    </QueryClientProvider>
  );
}

/** What failed, or cannot be carried to the browser, is rendered as waiting: hydration knows nothing of it, and the app asks. */
function keepCarried(queries: QueryClient): void {
  for (const query of queries.getQueryCache().getAll()) {
    const { status } = query.state;
    if (status !== 'pending' && !isCarried(query)) query.reset();
  }
}

/** Whether a part of the page wants it and nobody has asked yet. */
function isWanted(query: Query): boolean {
  const { status, fetchStatus } = query.state;
  const { enabled } = query.options as Readonly<{ enabled?: unknown }>;
  return status === 'pending' && fetchStatus === 'idle' && enabled !== false;
}
