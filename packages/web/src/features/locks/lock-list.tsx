import { type Address, shortenAddress } from '@vellum/tron/address';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { unlockLock } from '../../shared/earn/unlock-lock.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { PagedList, type PagedQuery, rowsIn } from '../../shared/ui/lists/paged-list.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { ExtendSheet, extendLock } from './extend-sheet.tsx';
import { LockAmount, useLockText } from './lock-amount.tsx';
import type { Lock } from './lock-queries.ts';
import { LockBadge, LockSheet, useLockState, useWhenText } from './lock-sheet.tsx';
import { lockTexts } from './texts.ts';

type LockListProps = Readonly<{
  label: string;
  query: PagedQuery<Lock>;
  address: Address | null;
  other?: 'owner' | 'maker';
  empty: ReactNode;
}>;

/** Locks with all that can be done with them; their sheets outlive the rows they began in. */
export function LockList({ label, query, address, other, empty }: LockListProps): ReactNode {
  const t = useTexts(lockTexts);
  const [chosen, choose] = useState<Lock | null>(null);
  const [isOpen, setOpen] = useState(false);
  // What the list says of the chosen one now: it may have changed since the tap.
  const shown = rowsIn(query).find(({ index }) => index === chosen?.index) ?? chosen;
  const open = (lock: Lock) => {
    choose(lock);
    setOpen(true);
  };
  return (
    <>
      <PagedList
        query={query}
        label={label}
        keyOf={({ index }) => index}
        render={(lock) => (
          <LockRow lock={lock} {...(other && { other })} onOpen={() => open(lock)} />
        )}
        failed={{ text: t('listFailed') }}
        empty={empty}
      />
      {shown && (
        <ChosenLock
          key={shown.index}
          lock={shown}
          open={isOpen}
          onClose={() => setOpen(false)}
          address={address}
        />
      )}
    </>
  );
}

type ChosenLockProps = Readonly<{
  lock: Lock;
  open: boolean;
  onClose: () => void;
  address: Address | null;
}>;

function ChosenLock({ lock, open, onClose, address }: ChosenLockProps): ReactNode {
  const [isExtending, setExtending] = useState(false);
  const unlock = usePaidAction(unlockLock);
  const extend = usePaidAction(extendLock);
  const amount = useLockText(lock);
  return (
    <>
      <LockSheet
        lock={lock}
        open={open}
        onClose={onClose}
        address={address}
        onExtend={() => {
          onClose();
          setExtending(true);
        }}
        onUnlock={() => {
          onClose();
          unlock.begin({ createTime: lock.createTime, amount });
        }}
      />
      <ExtendSheet
        lock={lock}
        open={isExtending}
        onClose={() => setExtending(false)}
        refusal={extend.refusal}
        onReview={(params) => {
          setExtending(false);
          extend.begin(params);
        }}
      />
      {(unlock.refusal ?? extend.refusal) !== null && (
        <div className="px-4 pt-3">
          <Notice kind="bad">{unlock.refusal ?? extend.refusal}</Notice>
        </div>
      )}
      {unlock.sheet}
      {extend.sheet}
    </>
  );
}

type LockRowProps = Readonly<{
  lock: Lock;
  /** Whose name matters: of whom it belongs to, of who made it, or of nobody. */
  other?: 'owner' | 'maker';
  onOpen: () => void;
}>;

/** One lock of a list; a tap shows all of it. */
function LockRow({ lock, other, onOpen }: LockRowProps): ReactNode {
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
