import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import type { Proposal } from '../dao-queries.ts';
import { ProposalRow } from '../proposal-row.tsx';
import { daoTexts } from '../texts.ts';

type PastDemoVotesProps = Readonly<{ proposals: readonly Proposal[]; isKnown: boolean }>;

/** All of them in one row that opens, so that they do not bury the other proposals. */
export function PastDemoVotes({ proposals, isKnown }: PastDemoVotesProps): ReactNode {
  const t = useTexts(daoTexts);
  if (proposals.length === 0) return null;
  return (
    <details className="group border-t border-line-soft">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between px-4 text-ink-2">
        {t('pastDemoVotes', { n: proposals.length })}
        <Icon of={ChevronDown} className="group-open:rotate-180" />
      </summary>
      {proposals.map((proposal) => (
        <ProposalRow key={proposal.proposalId} proposal={proposal} isKnown={isKnown} />
      ))}
    </details>
  );
}
