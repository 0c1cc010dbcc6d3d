import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyLayout } from './key-paths.ts';
import { LedgerProblem } from './ledger-problem.ts';
import { accountsAtOnce, type DeviceAccounts, readAccounts } from './read-accounts.ts';
import { allowedLedger, chooseLedger, type HidDevice, onPluggedIn } from './web-hid.ts';

export type Reading =
  /** The browser has to be told first which device this site may use. */
  | Readonly<{ status: 'unasked' }>
  | Readonly<{ status: 'reading' }>
  | Readonly<{ status: 'stopped'; problem: LedgerProblem }>
  | Readonly<{ status: 'read'; found: DeviceAccounts }>;

type Wanted = Readonly<{ layout: KeyLayout; count: number }>;

/** The accounts of the device: read as soon as one is there, and again whenever one is plugged in or opens its app. */
export function useDeviceAccounts() {
  const [reading, setReading] = useState<Reading>({ status: 'reading' });
  const [wanted, setWanted] = useState<Wanted>({ layout: 'current', count: accountsAtOnce });
  const running = useRef<AbortController | null>(null);

  const read = useCallback(async (find: () => Promise<HidDevice | null>, next: Wanted) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setWanted(next);
    setReading({ status: 'reading' });
    const outcome = await outcomeOf(find, next, stop.signal);
    if (!stop.signal.aborted) setReading(outcome);
  }, []);

  useEffect(() => {
    const first = { layout: 'current', count: accountsAtOnce } as const;
    const look = () => void read(allowedLedger, first);
    look();
    const unwatch = onPluggedIn(look);
    return () => {
      unwatch();
      running.current?.abort();
    };
  }, [read]);

  return {
    reading,
    wanted,
    /** Lets the person choose the device where the browser wants that; needs a tap. */
    retry: () =>
      void read(async () => (await allowedLedger()) ?? orNone(await chooseLedger()), wanted),
    show: (next: Partial<Wanted>) => void read(allowedLedger, { ...wanted, ...next }),
  };
}

async function outcomeOf(
  find: () => Promise<HidDevice | null>,
  { layout, count }: Wanted,
  stop: AbortSignal,
): Promise<Reading> {
  try {
    const device = await find();
    if (!device) return { status: 'unasked' };
    return { status: 'read', found: await readAccounts(device, layout, count, stop) };
  } catch (error) {
    return { status: 'stopped', problem: LedgerProblem.of(error) };
  }
}

function orNone(device: HidDevice | null): HidDevice {
  if (!device) throw new LedgerProblem('no-device');
  return device;
}
