import { createKeeper, type KeeperOptions } from '../keeper/keeper.ts';
import type { Pulse } from '../keeper/pulse.ts';
import type { Modules } from '../modules/modules.ts';

/** As far as clocks of a public network that is in order differ; that of a chain of one's own may be moved. */
const MOST_AHEAD_MS = 60_000;
const publicNetworks: readonly string[] = ['nile', 'mainnet'];
/** Blocks of an embedded chain come when there is something for them, and nobody should wait for their keeper. */
const EMBEDDED_REST_MS = 1_000;

type Keeping = Pick<
  KeeperOptions,
  'store' | 'jobs' | 'sources' | 'privateKey' | 'account' | 'dailyBudget'
>;

/** What a process keeps the chain on. */
export type KeeperModules = Modules & Readonly<{ pulse: Pulse }>;

/** A keeper at work on the network of the server, until it is closed. */
export function runKeeper(
  { config, client, clock, log, pulse }: KeeperModules,
  keeping: Keeping,
): { close(): Promise<void> } {
  const keeper = createKeeper({
    client,
    clock,
    log,
    ...keeping,
    onRound: pulse.worker(),
    ...(config.network.name === 'devnet' && { restMs: EMBEDDED_REST_MS }),
    ...(publicNetworks.includes(config.network.name) && { mostAhead: MOST_AHEAD_MS }),
  });
  const stop = new AbortController();
  const running = keeper.run(stop.signal);
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
