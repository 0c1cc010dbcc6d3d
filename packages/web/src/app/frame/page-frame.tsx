import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { firstRunTexts } from '../../features/first-run/texts.ts';
import { useKeepMember } from '../../features/membership/use-keep-member.ts';
import { bringTexts } from '../../shared/i18n/active-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useActivationSheet } from '../../shared/membership/activation-sheet-state.ts';
import { pageAddress } from '../../shared/navigation/page-address.ts';
import { useHydrated } from '../../shared/start/use-hydrated.ts';
import { OfflineBar } from '../../shared/ui/states/offline-bar.tsx';
import { nameOf } from '../../shared/wallet/connection.ts';
import { walletTexts } from '../../shared/wallet/texts.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { usePageTitles } from '../page-titles.ts';
import { JoinUs } from '../pages/join-us.tsx';
import { useSocialLinks } from '../pages/social-links.ts';
import type { AppRoute } from '../routing/routes.tsx';
import { appTexts } from '../texts.ts';
import { AppHeader, HelpLive } from './app-header.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { MoveBanner } from './move-banner.tsx';
import { OfflineLive } from './offline-live.tsx';

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
          <div
            data-tour="help"
            // Inside the frame of a certificate, where the page begins with one.
            className="absolute top-2 right-1.5 z-10 [main:has([data-certificate])>&]:top-4.5 [main:has([data-certificate])>&]:right-6"
          >
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
      <ResumeLive />
    </>
  );
}

/** The footer with the targets of the site's configuration. */
function JoinUsLive(): ReactNode {
  return <JoinUs links={useSocialLinks()} />;
}

/**
 * Inside the desktop frame the outer page shows the address and title of the inner one, so that both can
 * be copied, kept and reloaded.
 */
function mirrorToFrame(place: Location, title: string): void {
  if (window.parent === window) return;
  window.parent.history.replaceState(null, '', pageAddress(place));
  window.parent.document.title = title;
  window.parent.dispatchEvent(new Event('vellum:address'));
}

/** Welcome and tour; who is offline by then simply has neither. */
const FirstRun = lazy(async () => {
  try {
    const [{ FirstRun }] = await Promise.all([
      import('../../features/first-run/first-run.tsx'),
      bringTexts(firstRunTexts),
    ]);
    return { default: FirstRun };
  } catch {
    return { default: () => null };
  }
});

const TestFundsBand = lazy(() =>
  import('../../features/demo-wallet/test-funds-band.tsx').then(({ TestFundsBand }) => ({
    default: TestFundsBand,
  })),
);

/** As long as the demo wallet is in use, every page says that nothing here has value. */
function WalletBanner(): ReactNode {
  const t = useTexts(walletTexts);
  const { connection } = useWallet();
  if (nameOf(connection) !== 'Demo wallet') return null;
  return (
    <Suspense>
      <aside aria-label={t('testFunds')}>
        <TestFundsBand />
      </aside>
    </Suspense>
  );
}

const ResumeHost = lazy(() =>
  import('../../shared/paid-action/resume-host.tsx').then(({ ResumeHost }) => ({
    default: ResumeHost,
  })),
);

/** What is resumed opens over every page; its code is fetched when something is. */
function ResumeLive(): ReactNode {
  const { state } = useLocation();
  const isMounted = useRef(false);
  isMounted.current ||= (state as Brought | null)?.paidAction !== undefined;
  if (!isMounted.current) return null;
  return (
    <Suspense>
      <ResumeHost />
    </Suspense>
  );
}

const ActivationSheet = lazy(() =>
  import('../../features/membership/activation-sheet.tsx').then(({ ActivationSheet }) => ({
    default: ActivationSheet,
  })),
);

/** What a navigation may bring along. */
type Brought = Readonly<{ paidAction?: Readonly<{ key: string }> }>;

/** The activation sheet, ready on every page; fetched when it is first asked for. */
function ActivationLive(): ReactNode {
  useKeepMember();
  const { state } = useLocation();
  const brought = state as Brought | null;
  const isWanted =
    useActivationSheet() !== null || brought?.paidAction?.key === 'membership.activate';
  const isMounted = useRef(false);
  isMounted.current ||= isWanted;

  if (!isMounted.current) return null;
  return (
    <Suspense>
      <ActivationSheet />
    </Suspense>
  );
}
