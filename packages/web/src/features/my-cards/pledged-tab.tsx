import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionButton } from '../../shared/cards/action-button.tsx';
import { CardLine } from '../../shared/cards/card-row.tsx';
import type { MyCard } from '../../shared/cards/my-card-queries.ts';
import { pledgePath } from '../../shared/cards/pledge-path.ts';
import { SequenceRefusal } from '../../shared/cards/sequence-refusal.tsx';
import { unlockCard } from '../../shared/cards/unlock-card.tsx';
import { useCardSequence } from '../../shared/cards/use-card-sequence.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { RowDetail, RowValue } from './row-parts.tsx';
import { StateList } from './state-list.tsx';
import { myCardTexts } from './texts.ts';
import { useMyCards } from './use-my-cards.ts';

const nothing = () => undefined;

/** Pledged cards; those that are due are unlocked one after the other. */
export function PledgedTab({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(myCardTexts);
  const now = useNow(useChainClock());
  const { cards } = useMyCards(address, 'pledged');
  const due = cards.filter(({ pledge }) => pledge !== null && pledge.unlockAt <= now);
  const unlock = useCardSequence(unlockCard, nothing);
  return (
    <>
      {due.length > 0 && (
        <div className="px-4 pt-4 pb-2">
          <ActionButton
            blocker={unlock.blocker}
            onPress={() => unlock.begin(due.map(({ tokenId }) => ({ tokenId })))}
          >
            {t('unlockDue', { n: due.length })}
          </ActionButton>
        </div>
      )}
      <SequenceRefusal sequence={unlock} />
      <StateList address={address} state="pledged" render={(card) => <PledgeRow card={card} />} />
      {unlock.sheet}
    </>
  );
}

function PledgeRow({ card }: Readonly<{ card: MyCard }>): ReactNode {
  return (
    <Link
      to={pledgePath([card.tokenId])}
      className="flex items-center gap-3 px-4 py-3 hover:bg-surface-2"
    >
      <CardLine
        tokenId={card.tokenId}
        detail={<RowDetail card={card} />}
        value={<RowValue card={card} />}
      />
    </Link>
  );
}
