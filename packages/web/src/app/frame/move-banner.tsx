import { ArrowUpRight, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { appTexts } from '../texts.ts';

/**
 * On replaced contracts every page says that people can only withdraw. On the new ones the main pages link to what
 * they may still have in the old ones.
 */
export function MoveBanner({ isRoot }: Readonly<{ isRoot: boolean }>): ReactNode {
  const t = useTexts(appTexts);
  const config = useProjectConfig();
  if (!config) return null;
  const { closed, successorUrl, previousUrl } = config;
  return (
    <>
      {closed.length > 0 && (
        <Band look="bg-warn-soft text-warn" icon={TriangleAlert} text={t('exitsOnly')}>
          {successorUrl && <Way to={successorUrl} label={t('toSuccessor')} />}
        </Band>
      )}
      {previousUrl && isRoot && (
        <Band look="bg-info-soft text-info" icon={Info} text={t('movedHere')}>
          <Way to={previousUrl} label={t('toPrevious')} />
        </Band>
      )}
    </>
  );
}

type BandProps = Readonly<{ look: string; icon: LucideIcon; text: string; children: ReactNode }>;

function Band({ look, icon, text, children }: BandProps): ReactNode {
  return (
    <aside aria-label={text} className={`flex items-start gap-3 px-4 py-1 text-14 ${look}`}>
      <span className="flex min-h-11 flex-none items-center">
        <Icon of={icon} size={20} />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="py-2 text-ink">{text}</span>
        {children}
      </span>
    </aside>
  );
}

function Way({ to, label }: Readonly<{ to: string; label: string }>): ReactNode {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1 font-semibold underline"
    >
      {label}
      <Icon of={ArrowUpRight} size={16} />
    </a>
  );
}
