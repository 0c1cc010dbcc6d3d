import { newUuid } from '../../state/new-uuid.ts';

/** Keeps two tabs of one browser from running the same thing at once. */
export type RunLocks = Readonly<{
  /** Runs the work while holding the lock; null without running it when another tab holds it. */
  hold<R>(name: string, work: () => Promise<R>): Promise<R | null>;
}>;

type LockManagerLike = Pick<LockManager, 'request'>;

/** The browser's own locks: released when a tab closes or crashes. */
function browserLocks(manager: LockManagerLike): RunLocks {
  return {
    hold: (name, work) =>
      manager.request(`vellum.${name}`, { ifAvailable: true }, (lock) =>
        lock === null ? null : work(),
      ) as Promise<Awaited<ReturnType<typeof work>> | null>,
  };
}

type Slot = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type LeaseOptions = Readonly<{
  storage: Slot;
  /** Names this tab. */
  owner: string;
  now: () => number;
  every: (milliseconds: number, tick: () => void) => () => void;
  /** Long enough for a tab that wrote at the same moment to have written. */
  settle: () => Promise<void>;
}>;

/** Milliseconds after which the lease of a tab that died is free. */
export const LEASE = 15_000;

/**
 * For pages without locks, such as those on plain http: a lease in storage that its tab keeps renewing. Read back after writing, so that of
 * two tabs that write at once only the last one holds it.
 */
export function leaseLocks({ storage, owner, now, every, settle }: LeaseOptions): RunLocks {
  const take = (key: string): boolean => {
    const [holder, until] = (storage.getItem(key) ?? '').split(' ');
    if (holder && holder !== owner && Number(until) > now()) return false;
    storage.setItem(key, `${owner} ${now() + LEASE}`);
    return true;
  };
  const isMine = (key: string) => storage.getItem(key)?.startsWith(`${owner} `) ?? false;
  return {
    async hold(name, work) {
      const key = `vellum.lock.${name}`;
      if (!take(key)) return null;
      await settle();
      if (!isMine(key)) return null;
      const stop = every(LEASE / 3, () => void take(key));
      try {
        return await work();
      } finally {
        stop();
        storage.removeItem(key);
      }
    },
  };
}

/** The best this browser offers. */
export function pageLocks(): RunLocks {
  const { locks } = navigator as { locks?: LockManager };
  if (locks) return browserLocks(locks);
  return leaseLocks({
    storage: localStorage,
    owner: newUuid(),
    now: Date.now,
    settle: () => new Promise((resolve) => setTimeout(resolve, 100)),
    every: (milliseconds, tick) => {
      const timer = window.setInterval(tick, milliseconds);
      return () => window.clearInterval(timer);
    },
  });
}
