import { Database, House, type LucideIcon, Upload, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../shared/navigation/paths.ts';
import { Certificate } from '../shared/ui/drawn-icons.ts';
import { Icon } from '../shared/ui/icon.tsx';
import { useTexts } from './use-texts.ts';

/** The five main pages, on these pages only: elsewhere the way on is the page's own. */
export function BottomNavigation(): ReactNode {
  const t = useTexts();
  return (
    <nav
      aria-label={t('navigation')}
      data-tour="navigation"
      className="sticky bottom-0 z-20 grid flex-none grid-cols-5 border-t border-line-soft bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <Entry to={paths.home} icon={House} label={t('navHome')} />
      <Entry to={paths.market} icon={Certificate} label={t('navMarket')} />
      <Entry to={paths.assetStaking} icon={Database} label={t('navEarn')} />
      <Entry to={paths.launchSimple} icon={Upload} label={t('navLaunch')} />
      <Entry to={paths.me} icon={User} label={t('navMe')} />
    </nav>
  );
}

type EntryProps = Readonly<{ to: string; icon: LucideIcon; label: string }>;

function Entry({ to, icon, label }: EntryProps): ReactNode {
  return (
    <NavLink
      end
      to={to}
      className="flex h-16 flex-col items-center justify-center gap-0.5 text-12 text-ink-2 aria-[current=page]:font-strong aria-[current=page]:text-primary"
    >
      <Icon of={icon} />
      {label}
    </NavLink>
  );
}
