import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { catalogs } from './app/catalogs.ts';
import { createQueryClient } from './app/query-client.ts';
import { routeAt } from './app/route-at.ts';
import { bringPage } from './app/route-page.tsx';
import { routes } from './app/routes.tsx';
import { startFailed } from './app/start-failed.ts';
import { onHttpFailure } from './shared/http/http-failures.ts';
import { startLocale } from './shared/i18n/active-locale.ts';
import { paths } from './shared/navigation/paths.ts';
import { isDrawn, takeDrawnAnswers } from './shared/start/drawn-answers.ts';
import { nextTask } from './shared/start/next-task.ts';
import { tellZoneWhenLeft } from './shared/start/tell-server.ts';
import { takeDrawnCards } from './shared/ui/card-press.ts';
import { clearLoadingToast, registerToastHost } from './shared/ui/toast.ts';

/** The page that stands there already can be scrolled and pressed meanwhile: no step takes long. */
async function begin(place: HTMLElement): Promise<void> {
  await nextTask();
  const queries = createQueryClient();
  takeDrawnAnswers(queries, document);
  takeDrawnCards(document);
  await nextTask();
  const page = isMarkup() ? bringPage(routeAt(routes, location.pathname).name) : null;
  await Promise.all([startLocale(catalogs), page]);
  await nextTask();
  // Drawn in short turns.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App queries={queries} />
      </StrictMode>,
    ),
  );
}

/** Whoever sees the page as markup already sees no skeleton in between: its code comes before the app is drawn. */
function isMarkup(): boolean {
  return location.pathname === paths.home || isDrawn(document);
}

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the app');

registerToastHost(() =>
  import('./shared/ui/toast-host.tsx').then(({ openToastHost }) => openToastHost()),
);
onHttpFailure(() => void clearLoadingToast());
tellZoneWhenLeft();

begin(place).catch(() => startFailed(place));
