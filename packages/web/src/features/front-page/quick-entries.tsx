import { ArrowLeftRight, Box, Flame, type LucideIcon, ReceiptText, Users, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Certificate, CoinTray } from '../../shared/ui/drawn-icons.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { frontPageTexts } from './texts.ts';

/** Eight ways in; the menu has them all. */
export function QuickEntries(): ReactNode {
  const t = useTexts(frontPageTexts);
  return (
    <nav aria-label={t('entries')} className="grid grid-cols-4 px-2 pt-3">
      <Entry to={paths.market} icon={Certificate} label={t('market')} />
      <Entry to={paths.boxes} icon={Box} label={t('boxes')} />
      <Entry to={paths.assetStaking} icon={CoinTray} label={t('staking')} />
      <Entry to={paths.computingPower} icon={Flame} label={t('burn')} />
      <Entry to={paths.income} icon={ReceiptText} label={t('income')} />
      <Entry to={paths.team} icon={Users} label={t('team')} />
      <Entry to={paths.otc} icon={ArrowLeftRight} label={t('otc')} />
      <Entry to={paths.energy} icon={Zap} label={t('energy')} />
    </nav>
  );
}

type EntryProps = Readonly<{ to: string; icon: LucideIcon; label: string }>;

function Entry({ to, icon, label }: EntryProps): ReactNode {
  return (
    <Link to={to} className="flex flex-col items-center gap-2 py-2 text-center text-13">
      <span className="press grid size-12 place-items-center rounded-card border border-line-soft bg-surface text-primary">
        <Icon of={icon} />
      </span>
      {label}
    </Link>
  );
}
