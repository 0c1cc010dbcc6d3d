import { team } from '@vellum/contracts/team';
import type { ReactNode } from 'react';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { MemberCard } from './team-queries.ts';
import { teamTexts } from './texts.ts';

/** The contract counts direct members itself: the one figure it can confirm. */
export function TeamProof({ card }: Readonly<{ card: MemberCard }>): ReactNode {
  const t = useTexts(teamTexts);
  return (
    <ProofLine
      block={card.asOf.head}
      ask={async (chain) => {
        const count = Number(await chain.read('team', team.directCount(card.address)));
        return t(count === card.directCount ? 'same' : 'different', { count });
      }}
    />
  );
}
