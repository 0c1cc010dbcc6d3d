import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { unlockLock } from '../../shared/earn/unlock-lock.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PagedList, type PagedQuery, rowsIn } from '../../shared/ui/paged-list.tsx';
import { extendLock } from './extend-lock.ts';
import { ExtendSheet } from './extend-sheet.tsx';
import { useLockText } from './lock-amount.tsx';
import type { Lock } from './lock-queries.ts';
import { LockRow } from './lock-row.tsx';
import { LockSheet } from './lock-sheet.tsx';
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
