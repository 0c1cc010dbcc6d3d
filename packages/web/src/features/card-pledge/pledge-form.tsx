import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import type { PledgeParams } from '../../shared/card-actions/pledge-card.tsx';
import { pledgeParams } from '../../shared/card-actions/pledge-params.ts';
import { SequenceRefusal } from '../../shared/card-actions/sequence-refusal.tsx';
import type { CardSequence } from '../../shared/card-actions/use-card-sequence.ts';
import { cardIdOf } from '../../shared/cards/card-id.ts';
import { levelName } from '../../shared/cards/card-name.ts';
import {
  type PledgePool,
  type PledgeTerm,
  poolQuery,
  termsQuery,
} from '../../shared/cards/pledge-queries.ts';
import { RewardAmount } from '../../shared/cards/reward-amount.tsx';
import { cardTexts } from '../../shared/cards/texts.ts';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import type { Blocker } from '../../shared/paid-action/use-paid-action.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { FootBar } from '../../shared/ui/buttons/foot-bar.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { TermRow } from '../../shared/ui/lists/term-row.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { CardsPart, useFreeCards } from './cards-part.tsx';
import { EarnsPart } from './earns-part.tsx';
import { hindrance, offerFor, type PledgeOffer } from './pledge-offer.ts';
import { pledgeTexts } from './texts.ts';

const DAY = 86_400_000;

type PledgeFormProps = Readonly<{
  address: Address;
  chosen: readonly string[];
  choose: (tokenIds: readonly string[]) => void;
  pledge: CardSequence<PledgeParams>;
}>;

/** Which cards, how long, what it earns and until when it holds them. */
export function PledgeForm(props: PledgeFormProps): ReactNode {
  const t = useTexts(pledgeTexts);
  const terms = useQuery(termsQuery);
  const pool = useQuery(poolQuery);
  if (terms.data && pool.data) {
    return <Filled {...props} terms={terms.data.list} pool={pool.data} />;
  }
  const retry = () => void Promise.all([terms.refetch(), pool.refetch()]);
  return terms.isError || pool.isError ? (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />
  ) : (
    <PageSkeleton />
  );
}

type FilledProps = PledgeFormProps & Readonly<{ terms: readonly PledgeTerm[]; pool: PledgePool }>;

function Filled({ address, chosen: asked, choose, pledge, terms, pool }: FilledProps): ReactNode {
  const t = useTexts(pledgeTexts);
  const free = useFreeCards(address);
  const chosen = asked.filter((tokenId) => !free.isTaken(tokenId));
  const now = useNow(useChainClock());
  const levels = chosen.map((tokenId) => cardIdOf(tokenId).level);
  const [days, setDays] = useState<number | null>(null);
  const open = terms.filter((term) => offerFor(levels, term) !== null);
  const term = open.find((one) => one.days === days) ?? open[0] ?? null;
  const unlockAt = term && now + term.days * DAY;
  const begin = () => {
    if (!term) return;
    pledge.begin(chosen.map((tokenId) => pledgeParams(tokenId, term, now)));
  };
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('intro')}</p>
      <CardsPart free={free} chosen={chosen} choose={choose} />
      <TermPart terms={terms} levels={levels} term={term} onChoose={setDays} />
      {term && unlockAt !== null && (
        <EarnsPart term={term} levels={levels} pool={pool} unlockAt={unlockAt} now={now} />
      )}
      <SequenceRefusal sequence={pledge} />
      <PledgeBar
        count={chosen.length}
        offer={term && offerFor(levels, term)}
        symbol={pool.dailyReward.symbol}
        isOver={pool.endsAt === null || pool.endsAt <= now}
        blocker={pledge.blocker}
        onPress={begin}
      />
    </>
  );
}

type TermPartProps = Readonly<{
  terms: readonly PledgeTerm[];
  levels: readonly number[];
  term: PledgeTerm | null;
  onChoose: (days: number) => void;
}>;

/** The terms in one row; one that a chosen card may not have is off, and says why. */
function TermPart({ terms, levels, term, onChoose }: TermPartProps): ReactNode {
  const t = useTexts(pledgeTexts);
  const words = useTexts(cardTexts);
  const closed = terms.map((one) => hindrance(levels, one, terms)).find((found) => found !== null);
  return (
    <Section title={t('howLong')}>
      <TermRow
        label={t('term')}
        terms={terms}
        chosen={term}
        onChoose={({ days }) => onChoose(days)}
        keyOf={({ days }) => days}
        words={({ days, weight }) => ({
          name: t('days', { n: days }),
          detail: t('weight', { n: weight / 100 }),
        })}
        isOff={(one) => hindrance(levels, one, terms) !== null}
      />
      {closed && (
        <p className="px-4 pt-2 text-14 text-ink-2">
          {t('notFor', { level: levelName(words, closed.level), days: closed.days })}
        </p>
      )}
    </Section>
  );
}

type PledgeBarProps = Readonly<{
  count: number;
  /** Null when no term fits the cards. */
  offer: PledgeOffer | null;
  symbol: string;
  /** Nothing is funded any more. */
  isOver: boolean;
  blocker: Blocker | null;
  onPress: () => void;
}>;

/** The one button of the form; while it cannot be pressed it says why. */
function PledgeBar(props: PledgeBarProps): ReactNode {
  const { count, offer, symbol, isOver } = props;
  const t = useTexts(pledgeTexts);
  return (
    <FootBar className="flex items-center gap-4">
      {count > 0 && offer && !isOver && (
        <p className="flex-none">
          <span className="block text-13 text-ink-2">{t('atLeastShort')}</span>
          <RewardAmount money={{ amount: offer.atLeast, symbol }} />
        </p>
      )}
      <div className="min-w-0 flex-1">
        <PledgeButton {...props} />
        {count > 1 && !isOver && (
          <p className="pt-1 text-center text-13 text-ink-2">{t('signatures', { n: count })}</p>
        )}
      </div>
    </FootBar>
  );
}

function PledgeButton({ count, offer, isOver, blocker, onPress }: PledgeBarProps): ReactNode {
  const t = useTexts(pledgeTexts);
  if (isOver) return <Button disabled>{t('ended')}</Button>;
  if (count === 0) return <Button disabled>{t('selectWork')}</Button>;
  if (!offer) return <Button disabled>{t('chooseTerm')}</Button>;
  return (
    <ActionButton blocker={blocker} onPress={onPress}>
      {t('review', { n: count })}
    </ActionButton>
  );
}
