import { ChevronLeft, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { ClockButton } from '../features/chain-clock/clock-button.tsx';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { paths } from '../shared/navigation/paths.ts';
import { BrandMark } from '../shared/ui/brand.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { IconButton } from '../shared/ui/icon-button.tsx';
import { ActivityLive } from './activity-live.tsx';
import { HelpLive } from './help-live.tsx';
import { usePageTitles } from './page-titles.ts';
import type { AppRoute } from './routes.tsx';
import { appTexts } from './texts.ts';
import { WalletLive } from './wallet-live.tsx';

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
