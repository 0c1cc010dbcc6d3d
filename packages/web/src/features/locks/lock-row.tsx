import { shortenAddress } from '@vellum/tron/address';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LockAmount, StandsFor } from './lock-amount.tsx';
import type { Lock } from './lock-queries.ts';
import { LockBadge, useLockState, useWhenText } from './lock-state.tsx';
import { lockTexts } from './texts.ts';

type LockRowProps = Readonly<{
  lock: Lock;
  /** Whose name matters: of whom it belongs to, of who made it, or of nobody. */
  other?: 'owner' | 'maker';
  onOpen: () => void;
}>;

/** One lock of a list; a tap shows all of it. */
export function LockRow({ lock, other, onOpen }: LockRowProps): ReactNode {
  const t = useTexts(lockTexts);
  const state = useLockState(lock);
  const when = useWhenText(lock, state);
  // Bought LP is locked by the contract that buys it, whose address says nothing to its owner.
  const helper = useProjectConfig()?.contracts['liquidityHelper'];
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-15 w-full items-center gap-3 px-4 py-3 text-left hover:bg-surface-2"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <LockAmount lock={lock} />
          <LockBadge state={state} />
        </span>
        <span className="block pt-1 text-13 text-ink-2">
          <StandsFor coin={lock.coinAddress} amount={lock.lockAmount} />
          <span className="block">{when}</span>
          {other === 'owner' && (
            <span className="block font-mono">
              {t('madeFor', { who: shortenAddress(lock.lockerAddress) })}
            </span>
          )}
          {other === 'maker' && lock.madeBy && (
            <span className={lock.madeBy === helper ? 'block' : 'block font-mono'}>
              {lock.madeBy === helper
                ? t('boughtHere')
                : t('madeBy', { who: shortenAddress(lock.madeBy) })}
            </span>
          )}
        </span>
        <span className="sr-only">{t('details', { n: lock.index })}</span>
      </span>
      <Icon of={ChevronRight} size={20} className="text-ink-2" />
    </button>
  );
}
