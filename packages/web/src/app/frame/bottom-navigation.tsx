import { Database, House, type LucideIcon, Upload, User } from 'lucide-react';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { Link } from 'react-router';
import { actionable, waitingGroups } from '../../features/waiting/waiting-groups.ts';
import { useWaiting } from '../../features/waiting/waiting-query.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Certificate } from '../../shared/ui/art/drawn-icons.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { appTexts } from '../texts.ts';

/**
 * The five main pages, on these pages only: elsewhere the way on is the page's own. What is tapped is marked at once; its
 * page follows as soon as it is drawn.
 */
export function BottomNavigation({ current }: Readonly<{ current: string }>): ReactNode {
  const t = useTexts(appTexts);
  const [marked, mark] = useOptimistic(current);
  const entry = (to: string, icon: LucideIcon, label: string, badge?: ReactNode) => (
    <Entry
      {...{ to, icon, label, badge }}
      isMarked={marked === to}
      // The router goes there in the same transition, so that the mark stays until the page is there.
      onTap={() => startTransition(() => mark(to))}
    />
  );
  return (
    <nav
      aria-label={t('navigation')}
      data-tour="navigation"
      className="sticky bottom-0 z-20 grid flex-none grid-cols-5 border-t border-line-soft bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {entry(paths.home, House, t('navHome'))}
      {entry(paths.market, Certificate, t('navMarket'))}
      {entry(paths.assetStaking, Database, t('navEarn'))}
      {entry(paths.launchSimple, Upload, t('navLaunch'))}
      {entry(paths.me, User, t('navMe'), <WaitingBadge />)}
    </nav>
  );
}

type EntryProps = Readonly<{
  to: string;
  icon: LucideIcon;
  label: string;
  badge: ReactNode;
  isMarked: boolean;
  onTap: () => void;
}>;

function Entry({ to, icon, label, badge, isMarked, onTap }: EntryProps): ReactNode {
  return (
    <Link
      to={to}
      onClick={onTap}
      aria-current={isMarked ? 'page' : undefined}
      className="flex h-16 flex-col items-center justify-center gap-0.5 text-12 text-ink-2 aria-[current=page]:font-strong aria-[current=page]:text-primary"
    >
      <span className="relative">
        <Icon of={icon} />
        {badge}
      </span>
      {label}
    </Link>
  );
}

/** How much waits for the connected address; nothing while nothing does. */
function WaitingBadge(): ReactNode {
  const t = useTexts(appTexts);
  const { data } = useWaiting();
  const count = data ? actionable(waitingGroups(data.list)).length : 0;
  if (count === 0) return null;
  return (
    <span className="absolute -top-1 left-4 grid h-[18px] w-max min-w-[18px] place-items-center rounded-full bg-accent px-1 text-12 leading-none whitespace-nowrap font-strong text-bg">
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{t('waitingNow', { n: count })}</span>
    </span>
  );
}

const MOST = 99;
