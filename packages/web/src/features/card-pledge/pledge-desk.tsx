import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import type { OneCard } from '../../shared/cards/my-card-queries.ts';
import { pledgeCard } from '../../shared/cards/pledge-card.tsx';
import { unlockCard } from '../../shared/cards/unlock-card.tsx';
import { useCardSequence } from '../../shared/cards/use-card-sequence.ts';
import { useErrorSentence } from '../../shared/paid-action/use-error-sentence.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PledgeForm } from './pledge-form.tsx';
import { RunningPledge } from './running-pledge.tsx';

type PledgeDeskProps = Readonly<{
  address: Address;
  asked: readonly string[];
  /** The one card that is asked for, if it is one. */
  card: OneCard | null;
}>;

/** The form or the running pledge; the sheets stay open while the one becomes the other. */
export function PledgeDesk({ address, asked, card }: PledgeDeskProps): ReactNode {
  const [chosen, choose] = useState(asked);
  const pledge = useCardSequence(pledgeCard, (tokenId) =>
    choose((all) => all.filter((one) => one !== tokenId)),
  );
  const unlock = usePaidAction(unlockCard);
  return (
    <>
      {card?.pledge ? (
        <RunningPledge address={address} card={card} pledge={card.pledge} unlock={unlock} />
      ) : (
        <>
          {card && <NotFree state={card.state} />}
          <PledgeForm address={address} chosen={chosen} choose={choose} pledge={pledge} />
        </>
      )}
      {pledge.sheet}
      {unlock.sheet}
    </>
  );
}

const hindrances = {
  owned: null,
  pledged: null,
  onSale: { kind: 'http', code: 'CARD_ON_SALE', technical: '' },
  frozen: { kind: 'http', code: 'CARD_FROZEN', technical: '' },
} as const;

/** Why the card that was asked for is not among those to choose from. */
function NotFree({ state }: Pick<OneCard, 'state'>): ReactNode {
  const reason = hindrances[state];
  const sentence = useErrorSentence(reason);
  return (
    reason && (
      <div className="px-4 pt-2">
        <Notice kind="warn">{sentence}</Notice>
      </div>
    )
  );
}
