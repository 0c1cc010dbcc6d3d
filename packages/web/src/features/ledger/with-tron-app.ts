import type { TronApp } from './tron-app.ts';
import type { HidDevice } from './web-hid.ts';

/** Asks the Tron app on a device. Throws `LedgerProblem`. */
export type WithTronApp = <Answer>(
  device: HidDevice,
  ask: (app: TronApp) => Promise<Answer>,
  stop?: AbortSignal,
) => Promise<Answer>;

/** Ledger's libraries come with the first thing that a device is asked. */
export const withTronApp: WithTronApp = async (...asked) => {
  const app = await import('./tron-app.ts');
  return app.withTronApp(...asked);
};
