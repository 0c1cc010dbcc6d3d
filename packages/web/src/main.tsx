import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { catalogs } from './app/catalogs.ts';
import { startFailed } from './app/start-failed.ts';
import { onHttpFailure } from './shared/http/http-failures.ts';
import { startLocale } from './shared/i18n/active-locale.ts';
import { clearLoadingToast, registerToastHost } from './shared/ui/toast.ts';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the app');

registerToastHost(() =>
  import('./shared/ui/toast-host.tsx').then(({ openToastHost }) => openToastHost()),
);
onHttpFailure(() => void clearLoadingToast());

startLocale(catalogs).then(
  () =>
    createRoot(place).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  () => startFailed(place),
);
