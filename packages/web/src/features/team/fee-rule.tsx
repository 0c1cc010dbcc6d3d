import { feeVault } from '@vellum/contracts/fees';
import type { ReactNode } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { teamTexts } from './texts.ts';

/** What inviting is worth, in the contract's own figures, and what else is to be said of it. */
export function FeeRule({ children }: Readonly<{ children?: ReactNode }>): ReactNode {
  const t = useTexts(teamTexts);
  const { data } = useChainRead(['feeVault', 'split'], (chain, signal) =>
    chain.read('feeVault', feeVault.split(), signal),
  );
  const share = (parts: bigint) => percentText(Number(parts));
  return (
    <div className="px-4 pt-4">
      <Notice>
        <div className="grid gap-2">
          <p>
            {data
              ? t('rule', { first: share(data.level1), second: share(data.level2) })
              : t('ruleUnread')}
          </p>
          {children}
        </div>
      </Notice>
    </div>
  );
}
