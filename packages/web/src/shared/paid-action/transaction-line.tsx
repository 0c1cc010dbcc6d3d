import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { explorerLink, useProjectConfig } from '../chain/project-config.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTexts } from './use-texts.ts';

/** The id of a transaction, and the way to look it up elsewhere. */
export function TransactionLine({ txid }: Readonly<{ txid: string }>): ReactNode {
  const t = useTexts();
  const link = explorerLink(useProjectConfig(), txid);
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 border-t border-line-soft text-14">
      <span className="flex min-w-0 items-center">
        <span className="sr-only">{t('transaction')}</span>
        <span className="font-mono text-13" title={txid}>
          {`${txid.slice(0, 10)}…${txid.slice(-8)}`}
        </span>
        <CopyButton text={txid} what={t('transaction')} />
      </span>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-1 text-primary"
        >
          {t('explorer')}
          <Icon of={ExternalLink} size={16} />
        </a>
      )}
    </div>
  );
}
