import { type ReactNode, useState } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { countText, moneyText } from '../../shared/coins/cost-text.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { shareText } from '../../shared/format/percent.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { LpAmount } from '../../shared/lp/lp-amount.tsx';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { trx } from '../../shared/paid-action/trx.ts';
import type { UsedPaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { saleTexts } from '../../shared/sale/texts.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { countTyped } from '../../shared/ui/fields/amount-reading.ts';
import { QuantityStepper } from '../../shared/ui/fields/quantity-stepper.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import type { LeaveParams } from './leave-presale.ts';
import type { PresaleFacts, PresalePart } from './presale-facts.ts';
import { presaleTexts } from './texts.ts';

type MyPartProps = Readonly<{
  launch: Launch;
  facts: PresaleFacts;
  mine: PresalePart | undefined;
  /** The way to read it again where it could not be read; null otherwise. */
  again: (() => void) | null;
  leave: UsedPaidAction<LeaveParams>;
}>;

/** What I hold in this presale, and the way out while there is one. */
export function MyPart({ launch, facts, mine, again, leave }: MyPartProps): ReactNode {
  const t = useTexts(presaleTexts);
  return (
    <Section title={t('myShares')} aside={t('atMost', { n: facts.perBuyer })}>
      {mine && mine.shares > 0 ? (
        <>
          <Figures facts={facts} mine={mine} />
          <LeavePart launch={launch} facts={facts} mine={mine} leave={leave} />
        </>
      ) : (
        <div className="px-4 text-14 text-ink-2">
          {mine ? t('noShares') : <Unknown again={again} />}
        </div>
      )}
    </Section>
  );
}

/** Why it is not known what I hold: no wallet, no answer, or none yet. */
function Unknown({ again }: Pick<MyPartProps, 'again'>): ReactNode {
  const t = useTexts(presaleTexts);
  const { connection } = useWallet();
  if (again) return <PartFailed text={t('sharesFailed')} retry={again} />;
  return t(addressOf(connection) === null ? 'connectToSee' : 'reading');
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

/** LP of this address in all, taken and open, as its two coins. */
function LpFigures({ facts, mine }: FiguresProps): ReactNode {
  const t = useTexts(presaleTexts);
  const all = (facts.lpForUsers * BigInt(mine.shares)) / BigInt(facts.sold);
  const { pair } = facts;
  return (
    <>
      <Figure name={t('lpInAll')}>
        <LpAmount pair={pair} amount={all} worth="below" />
      </Figure>
      <Figure name={t('lpClaimed')}>
        <LpAmount pair={pair} amount={mine.claimed} className="" worth="none" />
      </Figure>
      <Figure name={t('lpOpen')}>
        <LpAmount pair={pair} amount={mine.vested} worth="below" />
      </Figure>
    </>
  );
}

type LeavePartProps = Readonly<{
  launch: Launch;
  facts: PresaleFacts;
  mine: PresalePart;
  leave: UsedPaidAction<LeaveParams>;
}>;

/** The way out of a running sale: until when, and how many shares to give back. */
function LeavePart(props: LeavePartProps): ReactNode {
  const { facts, leave } = props;
  const t = useTexts(presaleTexts);
  const locale = useLocale();
  const now = useNow(useChainClock());
  const { connection } = useWallet();
  const [isOpen, setOpen] = useState(false);
  if (facts.state !== 'in-progress') return null;
  const time = dateTimeText(facts.leaveUntil, locale);
  if (now >= facts.leaveUntil) {
    return <p className="px-4 pt-2 text-14 text-ink-2">{t('leaveClosed', { time })}</p>;
  }
  return (
    <div className="grid gap-3 px-4 pt-2">
      <p className="text-14 text-ink-2">{t('leaveUntil', { time })}</p>
      {leave.refusal !== null && <Notice kind="bad">{leave.refusal}</Notice>}
      <ActionButton kind="secondary" blocker={leave.blocker} onPress={() => setOpen(true)}>
        {t('leave')}
      </ActionButton>
      <LeaveSheet
        // Begins with all shares there are: after a purchase, or as somebody else, with those.
        key={`${addressOf(connection)} ${props.mine.shares}`}
        {...props}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

type LeaveSheetProps = LeavePartProps & Readonly<{ open: boolean; onClose: () => void }>;

function LeaveSheet({ launch, facts, mine, leave, open, onClose }: LeaveSheetProps): ReactNode {
  const t = useTexts(presaleTexts);
  const sale = useTexts(saleTexts);
  const [typed, type] = useState(String(mine.shares));
  const shares = countTyped(typed);
  const isFine = shares >= 1 && shares <= mine.shares;
  const back = moneyText(trx(facts.price * BigInt(isFine ? shares : 0)));
  const review = () => {
    onClose();
    leave.begin({
      token: launch.token,
      contract: launch.presale,
      name: launch.name,
      shares,
      price: facts.price.toString(),
    });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('leaveTitle')}
      detail={t('leaveText')}
      footer={
        <Button disabled={!isFine} onClick={review}>
          {isFine ? t('reviewLeave') : sale('enterNumber')}
        </Button>
      }
    >
      <QuantityStepper
        label={t('sharesBack')}
        value={typed}
        onChange={type}
        problem={shares > mine.shares ? t('youHold', { n: mine.shares }) : null}
        isCalm={false}
        most={mine.shares}
      />
      <dl className="pt-2">
        <Figure name={t('comesBack')}>
          <b className="font-strong">{back}</b>
        </Figure>
      </dl>
    </Sheet>
  );
}
