import type { Address } from '@vellum/tron/address';
import { Check, Lock as LockIcon, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CalendarButton } from '../../shared/calendar/calendar-button.tsx';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lpPath } from '../../shared/navigation/lp-path.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { uiTexts } from '../../shared/ui/texts.ts';
import { Countdown } from '../../shared/ui/time/countdown.tsx';
import { useNow } from '../../shared/ui/time/use-now.ts';
import { useOnline } from '../../shared/ui/use-online.ts';
import { LockAmount, useLockCoin, useLockText } from './lock-amount.tsx';
import type { Lock } from './lock-queries.ts';
import { lockTexts } from './texts.ts';

type LockSheetProps = Readonly<{
  lock: Lock;
  open: boolean;
  onClose: () => void;
  /** The connected address. */
  address: Address | null;
  onUnlock: () => void;
  onExtend: () => void;
}>;

/** All of one lock, and what its owner can do with it now. */
export function LockSheet(props: LockSheetProps): ReactNode {
  const { lock, open, onClose, address } = props;
  const t = useTexts(lockTexts);
  const clock = useChainClock();
  const state = useLockState(lock);
  const isOwner = address === lock.lockerAddress;
  const isLp = Boolean(useLockCoin(lock).pair);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('lockNumber', { n: lock.index })}
      {...(isOwner && state !== 'taken' && { footer: <Actions {...props} state={state} /> })}
    >
      <div className="flex flex-wrap items-center gap-2 pb-3 text-20">
        <LockAmount lock={lock} />
        <LockBadge state={state} />
      </div>
      {state === 'running' && <Countdown until={lock.lockTime} clock={clock} />}
      <Facts lock={lock} />
      {!isOwner && state !== 'taken' && <p className="pt-2 text-14 text-ink-2">{t('onlyOwner')}</p>}
      <div className="grid gap-2 pt-3">
        {state === 'running' && <DueEntry lock={lock} />}
        {isOwner && state === 'due' && isLp && (
          <Link to={lpPath(lock.coinAddress, 'locked')} className={buttonClass('secondary')}>
            {t('unlockAndWithdraw')}
          </Link>
        )}
        <Link to={`${paths.lockProof}?coin=${lock.coinAddress}`} className={buttonClass('ghost')}>
          {t('proof')}
        </Link>
      </div>
    </Sheet>
  );
}

function Facts({ lock }: Readonly<{ lock: Lock }>): ReactNode {
  const t = useTexts(lockTexts);
  const locale = useLocale();
  return (
    <dl className="pt-3">
      <Figure name={t('unlocks')}>{dateTimeText(lock.lockTime, locale)}</Figure>
      <Figure name={t('made')}>{dateTimeText(lock.madeAt, locale)}</Figure>
      <Figure name={t('owner')}>
        <AddressChip address={lock.lockerAddress} />
      </Figure>
      {lock.madeBy && (
        <Figure name={t('maker')}>
          <AddressChip address={lock.madeBy} />
        </Figure>
      )}
      {lock.extended > 0 && (
        <Figure name={t('extendedTimes')}>{t('times', { n: lock.extended })}</Figure>
      )}
    </dl>
  );
}

/** The end as a file for the calendar. */
function DueEntry({ lock }: Readonly<{ lock: Lock }>): ReactNode {
  const t = useTexts(lockTexts);
  const amount = useLockText(lock);
  const entry = {
    id: `lock-${lock.index}@vellum`,
    title: t('calendarTitle', { amount }),
    text: t('calendarText', { address: `${location.origin}${paths.locks}` }),
    at: lock.lockTime,
  };
  return (
    <CalendarButton entry={entry} fileName={`vellum-lock-${lock.index}`}>
      {t('calendar')}
    </CalendarButton>
  );
}

type ActionsProps = LockSheetProps & Readonly<{ state: LockState }>;

function Actions({ state, onUnlock, onExtend }: ActionsProps): ReactNode {
  const t = useTexts(lockTexts);
  const ui = useTexts(uiTexts);
  const isDue = state === 'due';
  if (!useOnline()) return <Button disabled>{ui('offlineNow')}</Button>;
  return (
    <div className={classNames('grid gap-3', isDue ? 'grid-cols-2' : 'grid-cols-[auto_1fr]')}>
      <Button kind="secondary" onClick={onExtend}>
        {t('extend')}
      </Button>
      <Button disabled={!isDue} onClick={onUnlock}>
        {t(isDue ? 'unlock' : 'notYet')}
      </Button>
    </div>
  );
}

type LockState = Lock['state'];

/** The state of a lock by the chain's clock: it opens by itself, without a word of the index. */
export function useLockState({ locked, lockTime }: Pick<Lock, 'locked' | 'lockTime'>): LockState {
  const now = useNow(useChainClock());
  if (!locked) return 'taken';
  return now >= lockTime ? 'due' : 'running';
}

const looks = {
  running: { kind: 'accent', icon: LockIcon },
  due: { kind: 'up', icon: LockOpen },
  taken: { kind: 'plain', icon: Check },
} as const;

export function LockBadge({ state }: Readonly<{ state: LockState }>): ReactNode {
  const t = useTexts(lockTexts);
  const { kind, icon } = looks[state];
  return (
    <StatusBadge kind={kind} icon={icon}>
      {t(state)}
    </StatusBadge>
  );
}

/** `opens 12 Nov 2027, 09:00`. */
export function useWhenText(lock: Lock, state: LockState): string {
  const t = useTexts(lockTexts);
  const locale = useLocale();
  const time = (at: number) => dateTimeText(at, locale);
  if (state === 'taken')
    return lock.takenAt === null ? '' : t('takenOn', { time: time(lock.takenAt) });
  return t(state === 'due' ? 'opened' : 'opens', { time: time(lock.lockTime) });
}
