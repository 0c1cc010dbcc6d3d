import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { useHydrated } from '../shared/start/use-hydrated.ts';
import { OfflineBar } from '../shared/ui/offline-bar.tsx';
import { ActivationLive } from './activation-live.tsx';
import { AppHeader } from './app-header.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { FirstRun } from './first-run-later.ts';
import { mirrorToFrame } from './frame-mirror.ts';
import { HelpLive } from './help-live.tsx';
import { JoinUsLive } from './join-us-live.tsx';
import { MoveBanner } from './move-banner.tsx';
import { OfflineLive } from './offline-live.tsx';
import { usePageTitles } from './page-titles.ts';
import type { AppRoute } from './routes.tsx';
import { appTexts } from './texts.ts';
import { WalletBanner } from './wallet-banner.tsx';

type PageFrameProps = Readonly<{ route: AppRoute; children: ReactNode }>;

/** What stands around every page. It stays while pages change, so nothing flashes. */
export function PageFrame({ route, children }: PageFrameProps): ReactNode {
  const t = useTexts(appTexts);
  const title = usePageTitles();
  const location = useLocation();
  const heading = title(route.title);
  const isHydrated = useHydrated();

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
      <WalletBanner />
      <MoveBanner isRoot={route.root} />
      <OfflineBar />
      <OfflineLive />
      <AppHeader route={route} />
      <main
        id="main"
        tabIndex={-1}
        // What follows on the home page brings its own distance.
        className={`relative flex-1 outline-none ${route.layout === 'home' ? '' : 'pb-8'}`}
      >
        {route.root && (
          <div data-tour="help" className="absolute top-2 right-1.5 z-10">
            <HelpLive name={route.name} />
          </div>
        )}
        {route.root && route.layout !== 'home' && (
          <h1 className="title px-4 pt-2 text-24">{heading}</h1>
        )}
        {children}
      </main>
      {route.layout === 'home' && <JoinUsLive />}
      {route.layout === 'home' && isHydrated && (
        <Suspense>
          <FirstRun />
        </Suspense>
      )}
      {route.root && <BottomNavigation current={route.path} />}
      <ActivationLive />
    </>
  );
}
