import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { catalogs } from './app/catalogs.ts';
import { routeAt } from './app/route-at.ts';
import { bringPage } from './app/route-page.tsx';
import { routes } from './app/routes.tsx';
import { startFailed } from './app/start-failed.ts';
import { onHttpFailure } from './shared/http/http-failures.ts';
import { startLocale } from './shared/i18n/active-locale.ts';
import { paths } from './shared/navigation/paths.ts';
import { isDrawn } from './shared/start/drawn-answers.ts';
import { takeDrawnCards } from './shared/ui/card-press.ts';
import { clearLoadingToast, registerToastHost } from './shared/ui/toast.ts';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the app');

registerToastHost(() =>
  import('./shared/ui/toast-host.tsx').then(({ openToastHost }) => openToastHost()),
);
onHttpFailure(() => void clearLoadingToast());

/** Whoever sees the page as markup already sees no skeleton in between: its code comes before the app is drawn. */
const isMarkup = location.pathname === paths.home || isDrawn(document);
const page = isMarkup ? bringPage(routeAt(routes, location.pathname).name) : null;
takeDrawnCards(document);

Promise.all([startLocale(catalogs), page]).then(
  () =>
    // Drawn in short turns: the page that stands there already can be scrolled meanwhile.
    startTransition(() =>
      createRoot(place).render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    ),
  () => startFailed(place),
);
