import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, LoaderCircle, Menu } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { ClockButton } from '../../features/chain-clock/clock-button.tsx';
import { HelpButton } from '../../features/help/help-button.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useUnderWay } from '../../shared/paid-action/journal/under-way.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { BrandMark } from '../../shared/ui/art/brand.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { type RouteName, usePageTitles } from '../page-titles.ts';
import type { AppRoute } from '../routing/routes.tsx';
import { appTexts } from '../texts.ts';
import { WalletLive } from '../wallet/wallet-live.tsx';

const bar = 'z-20 flex h-14 flex-none items-center gap-1 px-4';

/** Brand on the five main pages, back and title everywhere else; the wallet always. */
export function AppHeader({ route }: Readonly<{ route: AppRoute }>): ReactNode {
  const overArt = route.layout !== 'shared' || route.name === 'me';
  return (
    <header className={`${bar} ${overArt ? 'relative' : 'sticky top-0 bg-bg'}`}>
      {route.root ? <Brand /> : <BackAndTitle route={route} />}
      <ActivityLive />
      {!route.root && <HelpLive name={route.name} />}
      <div data-tour="wallet" className="flex flex-none">
        <WalletLive compact={!route.root} />
      </div>
      {route.root && <MenuLink />}
    </header>
  );
}

function Brand(): ReactNode {
  const t = useTexts(appTexts);
  return (
    <div
      data-tour="brand"
      className="group/brand @container flex min-w-0 flex-1 items-center justify-between"
    >
      <Link
        to={paths.home}
        aria-label={t('brandHome')}
        className="inline-flex min-h-11 items-center gap-2 font-serif text-[22px]/7 tracking-tight whitespace-nowrap"
      >
        <BrandMark />
        {/* Beside the clock of a test chain and a connected wallet only the mark has room. */}
        <span aria-hidden className="group-has-[button]/brand:@max-[9.25rem]:hidden">
          Vellum
        </span>
      </Link>
      <ClockButton />
    </div>
  );
}

function BackAndTitle({ route }: Readonly<{ route: AppRoute }>): ReactNode {
  const t = useTexts(appTexts);
  const title = usePageTitles();
  const navigate = useNavigate();
  const goBack = () => {
    // Someone who came by a link has no page of ours behind them.
    const isFirst = (history.state?.idx ?? 0) === 0;
    void (isFirst ? navigate(paths.home) : navigate(-1));
  };
  return (
    <>
      <IconButton of={ChevronLeft} label={t('back')} className="-ml-2.5" onClick={goBack} />
      {/* Beside the button to connect a long title has no room on one line at 360 px. */}
      <h1 className="title line-clamp-2 min-w-0 flex-1 text-18 leading-6">{title(route.title)}</h1>
    </>
  );
}

function MenuLink(): ReactNode {
  const t = useTexts(appTexts);
  return (
    <Link
      to={paths.menu}
      aria-label={t('menu')}
      className="press -mr-2.5 grid size-11 flex-none place-items-center rounded-control"
    >
      <Icon of={Menu} />
    </Link>
  );
}

/** The help of a page; the list of components is for designers and has none. */
export function HelpLive({ name }: Readonly<{ name: RouteName }>): ReactNode {
  const title = usePageTitles();
  if (name === 'design') return null;
  return <HelpButton topic={name} page={title(name)} />;
}

/** What is in progress, from every page; nothing while nothing is. Also continues with what an earlier visit began. */
function ActivityLive(): ReactNode {
  const t = useTexts(appTexts);
  const { running } = useUnderWay();
  useResume();
  useLive();
  return (
    <div role="status" className="flex-none empty:-ml-1">
      {running > 0 && (
        <Link
          to={paths.activity}
          aria-label={t('underWay', { n: running })}
          className="press relative grid size-11 place-items-center rounded-control text-info"
        >
          <Icon of={LoaderCircle} className="motion-safe:animate-spin" />
          <span className="absolute text-12 font-strong">{running}</span>
        </Link>
      )}
    </div>
  );
}

/** Unfinished runs go on when the page starts, when it is looked at again, and when their account comes back. */
function useResume(): void {
  const queries = useQueryClient();
  const isUnfinished = useUnderWay().unfinished > 0;
  const account = addressOf(useWallet().connection);
  const session = useSignedIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other runs to go on with.
  useEffect(() => {
    if (!isUnfinished) return;
    const resume = () => {
      if (document.visibilityState !== 'visible') return;
      // Without the code or the network nothing continues now; the next look tries again.
      void import('../../shared/paid-action/run/page-runs.ts')
        .then(({ resumeRuns }) => resumeRuns(queries))
        .catch(() => {});
    };
    resume();
    window.addEventListener('focus', resume);
    return () => window.removeEventListener('focus', resume);
  }, [queries, isUnfinished, account, session]);
}

/** The server's events, for those whom they concern. */
function useLive(): void {
  const queries = useQueryClient();
  const isSignedIn = useSignedIn() !== null;
  const isUnfinished = useUnderWay().unfinished > 0;
  const isWatching = isSignedIn || isUnfinished;
  useEffect(() => {
    if (!isWatching) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    void import('../../shared/live/page-live.ts')
      .then(({ startLive }) => {
        if (!isOver) stop = startLive(queries);
      })
      .catch(() => {});
    return () => {
      isOver = true;
      stop?.();
    };
  }, [queries, isWatching]);
}
