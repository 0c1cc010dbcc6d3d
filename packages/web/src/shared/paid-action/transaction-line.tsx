import type { ReactNode } from 'react';
import { ExplorerAnchor } from '../chain/explorer-anchor.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { CopyButton } from '../ui/overlays/copy-button.tsx';
import { paidActionTexts } from './texts.ts';

/** The id of a transaction, and the way to look it up elsewhere. */
export function TransactionLine({ txid }: Readonly<{ txid: string }>): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 border-t border-line-soft text-14">
      <span className="flex min-w-0 items-center">
        <span className="sr-only">{t('transaction')}</span>
        <span className="font-mono text-13" title={txid}>
          {`${txid.slice(0, 10)}…${txid.slice(-8)}`}
        </span>
        <CopyButton text={txid} what={t('transaction')} />
      </span>
      <ExplorerAnchor id={txid} kind="transaction">
        {t('explorer')}
      </ExplorerAnchor>
    </div>
  );
}
