import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { catalogs } from './app/catalogs.ts';
import { Screen } from './app/frame/screen.tsx';
import { createQueryClient } from './app/query-client.ts';
import { routeAt } from './app/routing/route-at.ts';
import { bringPage } from './app/routing/route-page.tsx';
import { routes } from './app/routing/routes.tsx';
import { onHttpFailure } from './shared/http/call-failed.ts';
import { startLocale } from './shared/i18n/active-locale.ts';
import { openingLocale } from './shared/i18n/locale.ts';
import { tellZoneWhenLeft } from './shared/i18n/tell-server.ts';
import { drawnIn, takeAnswers } from './shared/start/drawn-answers.ts';
import { enterServerView } from './shared/start/server-view.ts';
import { takeDrawnCards } from './shared/ui/art/card-press.ts';
import { clearLoadingToast, registerToastHost } from './shared/ui/overlays/toast.ts';
import { startFailed } from './start/start.ts';

/** Hydrates the server's markup; without any, or with one in another language, renders the app. */
async function begin(place: HTMLElement): Promise<void> {
  const queries = createQueryClient();
  const drawn = drawnIn(document);
  const isOurs = drawn?.locale === openingLocale(location.search);
  // Hydration has no skeletons: the page's code comes before.
  const page = isOurs ? bringPage(routeAt(routes, location.pathname).name) : null;
  await Promise.all([startLocale(catalogs), page]);
  if (!drawn || !isOurs) {
    delete place.dataset['drawn'];
    createRoot(place).render(appWith(queries));
    return;
  }
  takeAnswers(queries, drawn);
  takeDrawnCards(document);
  enterServerView(drawn, () => void queries.invalidateQueries());
  // As a transition, so that taps on links come first.
  startTransition(() => void hydrateRoot(place, appWith(queries)));
}

const appWith = (queries: QueryClient) => (
  <StrictMode>
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Screen />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>
);

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the app');

registerToastHost(() =>
  import('./shared/ui/overlays/toast-host.tsx').then(({ openToastHost }) => openToastHost()),
);
onHttpFailure(() => void clearLoadingToast());
tellZoneWhenLeft();

begin(place).catch(startFailed);
