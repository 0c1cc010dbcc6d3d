import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyLater } from '../shared/start/lazy-later.ts';
import { OfflineBar } from '../shared/ui/offline-bar.tsx';
import { AppHeader } from './app-header.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { FirstRun } from './first-run-later.ts';
import { mirrorToFrame } from './frame-mirror.ts';
import { HelpSlot } from './help-slot.tsx';
import { JoinUs } from './join-us.tsx';
import { usePageTitles } from './page-titles.ts';
import type { AppRoute } from './routes.tsx';
import { useTexts } from './use-texts.ts';

const WalletBanner = lazyLater(() =>
  import('./wallet-banner.tsx').then(({ WalletBanner }) => WalletBanner),
);

const MoveBanner = lazyLater(() =>
  import('./move-banner.tsx').then(({ MoveBanner }) => MoveBanner),
);

const JoinUsLive = lazyLater(() =>
  import('./join-us-live.tsx').then(({ JoinUsLive }) => JoinUsLive),
);

const ActivationLive = lazyLater(() =>
  import('./activation-live.tsx').then(({ ActivationLive }) => ActivationLive),
);

const OfflineLive = lazyLater(() =>
  import('./offline-live.tsx').then(({ OfflineLive }) => OfflineLive),
);

type PageFrameProps = Readonly<{ route: AppRoute; children: ReactNode }>;

/** What stands around every page. It stays while pages change, so nothing flashes. */
export function PageFrame({ route, children }: PageFrameProps): ReactNode {
  const t = useTexts();
  const title = usePageTitles();
  const location = useLocation();
  const heading = title(route.title);

  useEffect(() => {
    document.title = route.layout === 'home' ? 'Vellum' : `${heading} · Vellum`;
    mirrorToFrame(location, document.title);
  }, [route, heading, location]);

  return (
    <>
      <a
        href="#main"
        className="sr-only z-30 rounded-control bg-surface px-4 py-3 focus:not-sr-only focus:absolute"
      >
        {t('skip')}
      </a>
      <Suspense>
        <WalletBanner />
      </Suspense>
      <Suspense>
        <MoveBanner isRoot={route.root} />
      </Suspense>
      <OfflineBar />
      <Suspense>
        <OfflineLive />
      </Suspense>
      <AppHeader route={route} />
      <main
        id="main"
        tabIndex={-1}
        // What follows on the home page brings its own distance.
        className={`relative flex-1 outline-none ${route.layout === 'home' ? '' : 'pb-8'}`}
      >
        {route.root && (
          <div data-tour="help" className="absolute top-2 right-1.5 z-10">
            <HelpSlot name={route.name} />
          </div>
        )}
        {route.root && route.layout !== 'home' && (
          <h1 className="title px-4 pt-2 text-24">{heading}</h1>
        )}
        {children}
      </main>
      {route.layout === 'home' && (
        <Suspense fallback={<JoinUs />}>
          <JoinUsLive />
        </Suspense>
      )}
      {route.layout === 'home' && (
        <Suspense>
          <FirstRun />
        </Suspense>
      )}
      {route.root && <BottomNavigation current={route.path} />}
      <Suspense>
        <ActivationLive />
      </Suspense>
    </>
  );
}
