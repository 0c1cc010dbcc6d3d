import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import type { OneCard } from '../../shared/cards/my-card-queries.ts';
import { pledgeCard } from '../../shared/cards/pledge-card.tsx';
import { unlockCard } from '../../shared/cards/unlock-card.tsx';
import { useCardSequence } from '../../shared/cards/use-card-sequence.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
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
        <PledgeForm address={address} chosen={chosen} choose={choose} pledge={pledge} />
      )}
      {pledge.sheet}
      {unlock.sheet}
    </>
  );
}
