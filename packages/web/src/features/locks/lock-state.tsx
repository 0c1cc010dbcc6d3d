import { Check, Lock as LockIcon, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { dateTimeText } from '../../shared/format/date.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import type { Lock } from './lock-queries.ts';
import { lockTexts } from './texts.ts';

export type LockState = Lock['state'];

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
