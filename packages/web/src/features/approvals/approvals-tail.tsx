import type { Address } from '@vellum/tron/address';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { type ReadApprovals, readApprovals } from './read-approvals.ts';
import { stillStandText } from './still-stand-text.ts';
import { approvalTexts } from './texts.ts';

type ApprovalsTailProps = Readonly<{ address: Address; read: ReadApprovals; refresh: () => void }>;

/** When there is nothing to fear, that; and always where the list comes from and what it covers. */
export function ApprovalsTail({ address, read, refresh }: ApprovalsTailProps): ReactNode {
  const t = useTexts(approvalTexts);
  return (
    <>
      {read.list.length === 0 && read.isWhole && (
        <EmptyState title={t('nobodyTitle')} text={t('nobodyText')} />
      )}
      <div className="flex flex-wrap items-center justify-between pt-4">
        <ProofLine
          block={read.block}
          ask={async (chain) => stillStandText(t, await readApprovals(chain, address))}
        />
        <Button kind="ghost" size="small" onClick={refresh}>
          <Icon of={RotateCw} size={16} />
          {t('refresh')}
        </Button>
      </div>
      <p className="px-4 pt-1 text-13 text-ink-2">{t('covers')}</p>
      <p className="px-4 pt-1 text-13 text-ink-2">{t('cards')}</p>
    </>
  );
}
