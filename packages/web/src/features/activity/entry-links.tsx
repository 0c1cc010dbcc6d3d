import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { explorerLink, useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { GoOn } from '../../shared/paid-action/use-paid-action.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { ActivityEntry } from './activity-entry.ts';
import { activityTexts } from './texts.ts';

const look = 'inline-flex min-h-11 items-center gap-1 text-14 text-primary';

/** Where else to look while it is under way, and how to try again what failed. */
export function EntryLinks({ entry }: Readonly<{ entry: ActivityEntry }>): ReactNode {
  const t = useTexts(activityTexts);
  const navigate = useNavigate();
  const config = useProjectConfig();
  const { record, status, elsewhere, txid } = entry;
  const link = txid && status === 'running' ? explorerLink(config, txid) : null;
  const canRetry = status === 'failed' && record !== null && !elsewhere;
  if (link === null && !canRetry) return null;
  return (
    <div className="flex flex-wrap gap-x-6">
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={look}>
          {t('explorer')}
          <Icon of={ExternalLink} size={16} />
        </a>
      )}
      {canRetry && (
        <button
          type="button"
          className={look}
          onClick={() => {
            const state: GoOn = { paidAction: { key: record.key, params: record.params } };
            void navigate(record.page, { state });
          }}
        >
          {t('reviewAgain')}
        </button>
      )}
    </div>
  );
}
