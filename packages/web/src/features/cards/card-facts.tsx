import { useQuery } from '@tanstack/react-query';
import { cards } from '@vellum/contracts/cards';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { poolQuery, termsQuery } from '../../shared/cards/pledge-queries.ts';
import { RewardAmount } from '../../shared/cards/reward-amount.tsx';
import { SunAmount } from '../../shared/cards/sun-amount.tsx';
import { proceedsOf } from '../../shared/cards/trx-price.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { dateText } from '../../shared/format/date.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { UserLink } from '../../shared/people/user-link.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import type { CardDetail } from './card-queries.ts';
import { daysFor } from './days-for.ts';
import { marketTexts } from './texts.ts';

type CardFactsProps = Readonly<{
  card: CardDetail;
  /** Null when it cannot be given away now, or not by who is looking. */
  onTransfer: (() => void) | null;
}>;

/** What one has who holds the card: its holder, its earnings, its terms. */
export function CardFacts({ card, onTransfer }: CardFactsProps): ReactNode {
  const t = useTexts(marketTexts);
  const account = addressOf(useWallet().connection);
  const isMine = account === card.owner;
  return (
    <Section title={t(card.listing && !isMine ? 'whatYouGet' : 'aboutCard')}>
      <dl className="px-4">
        <Figure name={t('holder')}>
          <Holder card={card} isMine={isMine} />
        </Figure>
        {card.lastPrice !== null && (
          <Figure name={t('lastPrice')}>
            <SunAmount cost sun={card.lastPrice} />
          </Figure>
        )}
        <Figure name={t('earnedEver')}>
          <RewardAmount money={card.earned} />
        </Figure>
        <PledgeFacts level={card.level} />
        {card.listing && <MarketFee price={BigInt(card.listing.price)} isMine={isMine} />}
        <Figure name={t('backing')}>{t('noBacking')}</Figure>
      </dl>
      {onTransfer && (
        <div className="flex flex-wrap justify-between gap-x-4 px-4 text-14">
          <Link
            to={`${paths.cardPledge}?id=${card.tokenId}`}
            className="flex min-h-11 items-center gap-1 text-primary"
          >
            {t('whatPledgeEarns')}
            <Icon of={ChevronRight} size={16} />
          </Link>
          <button
            type="button"
            onClick={onTransfer}
            className="flex min-h-11 items-center gap-1 text-primary"
          >
            {t('transfer')}
            <Icon of={ChevronRight} size={16} />
          </button>
        </div>
      )}
    </Section>
  );
}

function Holder({ card, isMine }: Readonly<{ card: CardDetail; isMine: boolean }>): ReactNode {
  const t = useTexts(marketTexts);
  return (
    <>
      {isMine && <span className="mr-2 text-ink-2">{t('you')}</span>}
      <UserLink address={card.owner} />
    </>
  );
}

function PledgeFacts({ level }: Readonly<{ level: number }>): ReactNode {
  const t = useTexts(marketTexts);
  const locale = useLocale();
  const { data: terms } = useQuery(termsQuery);
  const { data: pool } = useQuery(poolQuery);
  const days = daysFor(level, terms?.list ?? []);
  const longest = terms?.list
    .find((term) => term.days === days.at(-1))
    ?.levels.find((one) => one.level === level);
  return (
    <>
      <Figure name={t('terms')}>
        {days.length > 0 ? t('days', { days: days.join(t('comma')) }) : '–'}
      </Figure>
      {longest && (
        <Figure name={t('rewardAtLeast', { days: days.at(-1) ?? 0 })}>
          <RewardAmount money={longest.atLeast} />
          {pool?.endsAt != null && (
            <span className="block text-ink-2">
              {t('fundedUntil', { date: dateText(pool.endsAt, locale) })}
            </span>
          )}
        </Figure>
      )}
    </>
  );
}

type MarketFeeProps = Readonly<{ price: bigint; isMine: boolean }>;

/** What the market takes of the price: for the seller, what is left of it. */
function MarketFee({ price, isMine }: MarketFeeProps): ReactNode {
  const t = useTexts(marketTexts);
  const { data: fees } = useChainRead(['cards', 'fees'], (chain) =>
    chain.read('cards', cards.fees()),
  );
  if (!fees) return null;
  const share = percentText(Number(fees.market));
  const { fee, proceeds } = proceedsOf(price, BigInt(fees.market));
  if (isMine) {
    return (
      <Figure name={t('youReceive')}>
        <SunAmount sun={proceeds} />
        <span className="block text-ink-2">{t('afterFee', { share })}</span>
      </Figure>
    );
  }
  return (
    <Figure name={t('marketFee')}>
      <SunAmount sun={fee} className="" />
      <span className="block text-ink-2">{t('sellerPays', { share })}</span>
    </Figure>
  );
}
