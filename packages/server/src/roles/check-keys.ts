import { setTimeout as pause } from 'node:timers/promises';
import { accountOfKey, keyFaults } from '../keeper/key-roles.ts';
import type { Modules } from '../modules/modules.ts';

const RETRY_MS = 10_000;

/** Tells the log once, as soon as a node answers, which keys of this worker the chain does not name for their work. */
export function checkKeys({ config, client, contracts, log }: Modules): { close(): Promise<void> } {
  const accounts = {
    keeper: accountOfKey(config.keeperKey),
    payout: accountOfKey(config.payoutKey, config.payoutAccount),
    reserve: accountOfKey(config.reserveKey, config.reserveAccount),
    operator: accountOfKey(config.operatorKey),
  };
  const stop = new AbortController();
  const { signal } = stop;
  const look = async () => {
    const faults = await untilRead(() => keyFaults(client, contracts, accounts), signal);
    for (const { isPartial: _, ...fault } of faults) {
      log.warn(fault, 'key does not match the roles on chain');
    }
  };
  if (Object.values(accounts).some((account) => account !== null)) void look();
  return { close: async () => stop.abort() };
}

/** Nothing once it is closed. What keeps the node from answering is said by health checks and the workers themselves. */
async function untilRead<T>(
  read: () => Promise<readonly T[]>,
  signal: AbortSignal,
): Promise<readonly T[]> {
  while (!signal.aborted) {
    const found = await read().catch(() => null);
    if (found !== null) return signal.aborted ? [] : found;
    await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
  return [];
}
