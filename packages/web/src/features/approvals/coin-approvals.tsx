import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { ApprovalRow } from './approval-row.tsx';
import type { StandingApproval } from './standing-approval.ts';
import { approvalTexts } from './texts.ts';
import type { CancelRow } from './use-cancel-row.ts';

type CoinApprovalsProps = Readonly<{
  list: readonly StandingApproval[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  row: CancelRow;
}>;

/** All that stand, the most dangerous first, each to be chosen. */
export function CoinApprovals({ list, chosen, onChoose, row }: CoinApprovalsProps): ReactNode {
  const t = useTexts(approvalTexts);
  const isAll = list.every(({ key }) => chosen.has(key));
  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  return (
    <Section
      title={t('coins')}
      aside={
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 text-primary"
          onClick={() => onChoose(isAll ? new Set() : new Set(list.map(({ key }) => key)))}
        >
          {t(isAll ? 'selectNone' : 'selectAll')}
          <Icon of={Check} size={16} />
        </button>
      }
    >
      <ul>
        {list.map((approval) => (
          <li key={approval.key} className="border-t border-line-soft first:border-t-0">
            <ApprovalRow
              approval={approval}
              isChosen={chosen.has(approval.key)}
              onChoose={(isChosen) => toggle(approval.key, isChosen)}
              isUnderWay={
                row.current?.token === approval.coin.address &&
                row.current.spender === approval.spender
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
