import { HandCoins, type LucideIcon, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { swapPath } from '../../shared/navigation/swap-path.ts';
import { CoinTray } from '../../shared/ui/art/drawn-icons.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { portfolioTexts } from './texts.ts';

/** What most people come for, one tap below what they have. */
export function QuickActions(): ReactNode {
  const t = useTexts(portfolioTexts);
  const vlm = useProjectConfig()?.contracts['vlm'];
  return (
    <nav aria-label={t('actions')} className="grid grid-cols-4 px-2 pt-4">
      <Action to={paths.swap} icon={Plus} label={t('buy')} isFirst />
      <Action to={vlm ? swapPath({ pay: vlm }) : paths.swap} icon={Minus} label={t('sell')} />
      <Action to={paths.assetStaking} icon={CoinTray} label={t('stake')} />
      <Action to={paths.income} icon={HandCoins} label={t('claim')} />
    </nav>
  );
}

type ActionProps = Readonly<{ to: string; icon: LucideIcon; label: string; isFirst?: boolean }>;

function Action({ to, icon, label, isFirst = false }: ActionProps): ReactNode {
  const look = isFirst
    ? 'bg-primary text-on-primary'
    : 'bg-surface text-primary [box-shadow:inset_0_0_0_1px_var(--primary)]';
  return (
    <Link to={to} className="flex flex-col items-center gap-1.5 pb-1 text-14">
      <span className={`press grid size-13 place-items-center rounded-full ${look}`}>
        <Icon of={icon} />
      </span>
      {label}
    </Link>
  );
}
