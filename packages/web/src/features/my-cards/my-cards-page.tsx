import { useQuery } from '@tanstack/react-query';
import { cardStates } from '@vellum/api/order-kinds/display-states';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { SequenceRefusal } from '../../shared/card-actions/sequence-refusal.tsx';
import { unlockCard } from '../../shared/card-actions/unlock-card.tsx';
import { useCardSequence } from '../../shared/card-actions/use-card-sequence.ts';
import { levelName } from '../../shared/cards/card-name.ts';
import { CardLine } from '../../shared/cards/card-row.tsx';
import type { CardState } from '../../shared/cards/card-state-badge.tsx';
import { type MyCard, myTotalsQuery } from '../../shared/cards/my-card-queries.ts';
import { OwnerGate } from '../../shared/cards/owner-gate.tsx';
import { pledgePath } from '../../shared/cards/pledge-path.ts';
import { cardTexts } from '../../shared/cards/texts.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Tabs } from '../../shared/ui/fields/tabs.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { UnwrapOffer } from '../../shared/wrap/unwrap-offer.tsx';
import { OwnedTab } from './owned-tab.tsx';
import { RowDetail, RowValue, StateList } from './state-list.tsx';
import { myCardTexts } from './texts.ts';
import { useMyCards } from './use-my-cards.ts';
import { WaitingPart } from './waiting-part.tsx';

/** My cards by state, and the money that waits for me. */
export function MyCardsPage(): ReactNode {
  return <OwnerGate>{(address) => <Mine key={address} address={address} />}</OwnerGate>;
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(myCardTexts);
  const { data, isError, refetch } = useQuery(myTotalsQuery(address));
  if (!data) {
    return isError ? (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  }
  return (
    <>
      <CardTotals total={data.total} byLevel={data.byLevel} />
      <WaitingPart address={address} />
      <UnwrapOffer address={address} />
      {data.total === 0 ? <NoCards /> : <ByState address={address} counts={data.byState} />}
    </>
  );
}

type ByStateProps = Readonly<{ address: Address; counts: Readonly<Record<CardState, number>> }>;

function ByState({ address, counts }: ByStateProps): ReactNode {
  const t = useTexts(myCardTexts);
  // Chosen once: cards change their state while one looks at them, and the tab must stay.
  const [chosen, choose] = useState<CardState>(
    () => cardStates.find((state) => counts[state] > 0) ?? 'owned',
  );
  const contents: Readonly<Record<CardState, ReactNode>> = {
    owned: <OwnedTab address={address} />,
    onSale: <StateList address={address} state="onSale" />,
    pledged: <PledgedTab address={address} />,
    frozen: <StateList address={address} state="frozen" />,
  };
  return (
    <div className="mt-6">
      <Tabs
        label={t('states')}
        value={chosen}
        onChange={choose}
        tabs={cardStates.map((name) => ({
          name,
          label: t(`${name}Tab`, { n: counts[name] }),
          content: contents[name],
        }))}
      />
    </div>
  );
}

function NoCards(): ReactNode {
  const t = useTexts(myCardTexts);
  return (
    <EmptyState
      title={t('none')}
      text={t('noneText')}
      action={
        <Link to={paths.market} className={buttonClass()}>
          {t('toMarket')}
        </Link>
      }
    />
  );
}

type CardTotalsProps = Readonly<{
  total: number;
  byLevel: readonly Readonly<{ level: number; cards: number }>[];
}>;

/** How many cards, and of which levels: the sum of the second is the first. */
function CardTotals({ total, byLevel }: CardTotalsProps): ReactNode {
  const t = useTexts(myCardTexts);
  const words = useTexts(cardTexts);
  const held = byLevel.filter(({ cards }) => cards > 0);
  return (
    <div className="px-4 pt-4">
      <p>
        <b className="text-32 font-strong">{total.toLocaleString('en-US')}</b>{' '}
        <span className="text-ink-2">{t('total', { n: total })}</span>
      </p>
      {held.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2">
          {held.map(({ level, cards }) => (
            <li key={level} className="whitespace-nowrap">
              {levelName(words, level)}{' '}
              <b className="font-strong text-ink">{cards.toLocaleString('en-US')}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const nothing = () => undefined;

/** Pledged cards; those that are due are unlocked one after the other. */
function PledgedTab({ address }: Readonly<{ address: Address }>): ReactNode {
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
