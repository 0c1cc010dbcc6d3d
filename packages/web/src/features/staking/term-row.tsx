import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { CalendarButton } from '../../shared/calendar/calendar-button.tsx';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { CoinAmount } from '../../shared/coins/coin-amount.tsx';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { ExactAmount } from '../../shared/coins/exact-amount.tsx';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ActionButton } from '../../shared/paid-action/action-button.tsx';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { TransactionLine } from '../../shared/paid-action/transaction-line.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { Countdown } from '../../shared/ui/time/countdown.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { myTermsPath } from './coin-path.ts';
import type { TermActions } from './my-terms.tsx';
import type { TermPosition } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';

type TermRowProps = TermActions & Readonly<{ row: TermPosition }>;

/** One stake: running with its countdown, due, or closed. */
export function TermRow({ row, ...actions }: TermRowProps): ReactNode {
  const t = useTexts(stakingTexts);
  const clock = useChainClock();
  const isOpen = row.status === 'active' || row.status === 'matured';
  const now = useNow(clock);
  const isDue = isOpen && now >= row.unlockAt;
  return (
    <article aria-label={t('stakeName', { id: row.positionId })} className="px-4 py-4">
      <header className="flex items-center justify-between gap-3">
        <h2>
          <CoinAmount amount={row.amount} coin={actions.pool} className="text-20 font-strong" />
        </h2>
        <TermBadge row={row} isDue={isDue} />
      </header>
      <Facts row={row} pool={actions.pool} />
      {isOpen && !isDue && (
        <div className="pt-2">
          <Countdown until={row.unlockAt} clock={clock} />
        </div>
      )}
      {isOpen && <Exits row={row} isDue={isDue} {...actions} />}
      <div className="pt-3">
        <TransactionLine txid={row.closeTxid ?? row.txid} />
      </div>
    </article>
  );
}

type TermBadgeProps = Readonly<{ row: TermPosition; isDue: boolean }>;

function TermBadge({ row, isDue }: TermBadgeProps): ReactNode {
  const t = useTexts(stakingTexts);
  if (row.status === 'closed') return <StatusBadge>{t('closed')}</StatusBadge>;
  if (row.status === 'closedEarly') return <StatusBadge>{t('closedEarly')}</StatusBadge>;
  return isDue ? (
    <StatusBadge kind="up" icon={LockOpen}>
      {t('due')}
    </StatusBadge>
  ) : (
    <StatusBadge kind="accent" icon={Lock}>
      {t('running', { days: row.days })}
    </StatusBadge>
  );
}

function Facts({ row, pool }: Pick<TermRowProps, 'row' | 'pool'>): ReactNode {
  const t = useTexts(stakingTexts);
  const locale = useLocale();
  return (
    <dl className="pt-1">
      <Figure name={t(row.paid === null ? 'setAside' : 'paidReward')}>
        <ExactAmount amount={row.paid ?? row.reward} coin={pool} />
      </Figure>
      <Figure name={t('since')}>{dateTimeText(row.since, locale)}</Figure>
      <Figure name={t(row.closedAt === null ? 'dueAt' : 'closedAt')}>
        {dateTimeText(row.closedAt ?? row.unlockAt, locale)}
      </Figure>
    </dl>
  );
}

function Exits({ row, isDue, pool, close, early }: TermRowProps & TermBadgeProps): ReactNode {
  const t = useTexts(stakingTexts);
  const { symbol, decimals } = pool;
  const money = (amount: bigint) => moneyText({ amount, symbol, decimals });
  const [amount, reward] = [BigInt(row.amount), BigInt(row.reward)];
  const params = {
    id: row.positionId,
    coin: row.coin,
    amount: money(amount),
    reward: money(reward),
  };
  if (isDue) {
    return (
      <div className="pt-3 pb-1">
        <ActionButton
          blocker={close.blocker}
          onPress={() => close.begin({ ...params, total: money(amount + reward) })}
        >
          {t('close', { total: money(amount + reward) })}
        </ActionButton>
      </div>
    );
  }
  return (
    <div className="grid gap-2 pt-3 pb-1">
      <Button disabled>{t('notYet')}</Button>
      <EarlyExit row={row} blocker={early.blocker} onPress={() => early.begin(params)} />
      <DueCalendar row={row} amount={params.amount} />
    </div>
  );
}

type EarlyExitProps = Readonly<{
  row: TermPosition;
  blocker: TermActions['early']['blocker'];
  onPress: () => void;
}>;

/** Before the stake is old enough it says from when on it can be closed. */
function EarlyExit({ row, blocker, onPress }: EarlyExitProps): ReactNode {
  const t = useTexts(stakingTexts);
  const locale = useLocale();
  const isPossible = useNow(useChainClock()) >= row.earlyFrom;
  if (!isPossible) {
    return (
      <p className="text-14 text-ink-2">
        {t('earlyFrom', { time: dateTimeText(row.earlyFrom, locale) })}
      </p>
    );
  }
  return (
    <ActionButton kind="secondary" blocker={blocker} onPress={onPress}>
      {t('closeEarly')}
    </ActionButton>
  );
}

function DueCalendar({ row, amount }: Readonly<{ row: TermPosition; amount: string }>): ReactNode {
  const t = useTexts(stakingTexts);
  return (
    <CalendarButton
      fileName={`vellum-stake-${row.positionId}`}
      entry={{
        id: `stake-${row.positionId}-${row.unlockAt}@vellum`,
        title: t('calendarTitle', { amount }),
        text: t('calendarText', { address: `${location.origin}${myTermsPath}` }),
        at: row.unlockAt,
      }}
    >
      {t('calendar')}
    </CalendarButton>
  );
}
