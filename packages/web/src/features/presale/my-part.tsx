import type { ReactNode } from 'react';
import type { Coin } from '../../shared/coins/coin.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { useCoin } from '../../shared/coins/use-coin.ts';
import { useStandsFor } from '../../shared/coins/use-stands-for.ts';
import { shareText } from '../../shared/format/share-text.ts';
import { twoDecimals } from '../../shared/format/two-decimals.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { countText } from '../../shared/paid-action/cost-text.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import type { Launch } from '../../shared/sale/launch.ts';
import { Section } from '../../shared/ui/section.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import { LeavePart } from './leave-part.tsx';
import type { LeaveParams } from './leave-presale.ts';
import type { PresaleFacts, PresalePart } from './presale-facts.ts';
import { presaleTexts } from './texts.ts';

type MyPartProps = Readonly<{
  launch: Launch;
  facts: PresaleFacts;
  mine: PresalePart | undefined;
  leave: UsedPaidAction<LeaveParams>;
}>;

/** What I hold in this presale, and the way out while there is one. */
export function MyPart({ launch, facts, mine, leave }: MyPartProps): ReactNode {
  const t = useTexts(presaleTexts);
  return (
    <Section title={t('myShares')} aside={t('atMost', { n: facts.perBuyer })}>
      {mine && mine.shares > 0 ? (
        <>
          <Figures facts={facts} mine={mine} />
          <LeavePart launch={launch} facts={facts} mine={mine} leave={leave} />
        </>
      ) : (
        <p className="px-4 text-14 text-ink-2">{t(mine ? 'noShares' : 'connectToSee')}</p>
      )}
    </Section>
  );
}

type FiguresProps = Readonly<{ facts: PresaleFacts; mine: PresalePart }>;

function Figures({ facts, mine }: FiguresProps): ReactNode {
  const t = useTexts(presaleTexts);
  const { shares, isRefunded } = mine;
  return (
    <dl className="px-4">
      <Figure name={t('bought')}>
        <b className="font-strong">{t('shares', { n: countText(shares) })}</b>
      </Figure>
      <Figure name={t('paid')}>
        {twoDecimals(facts.price * BigInt(shares))} <span className="text-ink-2">{'TRX'}</span>
      </Figure>
      <Figure name={t('partOfSold')}>{shareText(BigInt(shares), BigInt(facts.sold))}</Figure>
      {isRefunded && (
        <Figure name={t('refund')}>
          <StatusBadge>{t('refunded')}</StatusBadge>
        </Figure>
      )}
      {facts.state === 'launched' && <LpFigures facts={facts} mine={mine} />}
    </dl>
  );
}

const lpUnit = { symbol: 'LP', decimals: 18 };

/** LP of this address in all, taken and open, and what the whole of it stands for now. */
function LpFigures({ facts, mine }: FiguresProps): ReactNode {
  const t = useTexts(presaleTexts);
  const all = (facts.lpForUsers * BigInt(mine.shares)) / BigInt(facts.sold);
  const lp = useCoin(facts.pair);
  return (
    <>
      <Figure name={t('lpInAll')}>
        <CoinAmount amount={all} coin={lpUnit} />
        <StandsFor lp={lp} amount={all} />
      </Figure>
      <Figure name={t('lpClaimed')}>
        <CoinAmount amount={mine.claimed} coin={lpUnit} className="" />
      </Figure>
      <Figure name={t('lpOpen')}>
        <CoinAmount amount={mine.vested} coin={lpUnit} />
        {mine.vested > 0n && <StandsFor lp={lp} amount={mine.vested} />}
      </Figure>
    </>
  );
}

type StandsForProps = Readonly<{ lp: Coin | undefined; amount: bigint }>;

/** LP is a small number with many zeros: what it stands for is what people know. */
function StandsFor({ lp, amount }: StandsForProps): ReactNode {
  const text = useStandsFor(lp, amount);
  return text && <span className="block text-13 text-ink-2">{text}</span>;
}
