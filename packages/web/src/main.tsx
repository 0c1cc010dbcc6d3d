import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { catalogs } from './app/catalogs.ts';
import { bringFirstPage } from './app/first-page.tsx';
import { startFailed } from './app/start-failed.ts';
import { onHttpFailure } from './shared/http/http-failures.ts';
import { startLocale } from './shared/i18n/active-locale.ts';
import { paths } from './shared/navigation/paths.ts';
import { clearLoadingToast, registerToastHost } from './shared/ui/toast.ts';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the app');

registerToastHost(() =>
  import('./shared/ui/toast-host.tsx').then(({ openToastHost }) => openToastHost()),
);
onHttpFailure(() => void clearLoadingToast());

const firstPage = location.pathname === paths.home ? bringFirstPage() : null;

Promise.all([startLocale(catalogs), firstPage]).then(
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
