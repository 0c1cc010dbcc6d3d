import type { SteadyClock } from '../../platform/clock.ts';
import { tooManyRequests } from '../../platform/refusals/refusal.ts';
import { NodeTime } from './node-time.ts';
import { RelayLanes, type Turn } from './relay-lanes.ts';

/**
 * What a question costs a node: `light` is a look into its database, `call` runs our code, `foreign` runs code that
 * someone else wrote and that may take as long as the node allows. `send` is someone's money and has a lane of its own.
 */
export type Weight = 'light' | 'call' | 'foreign' | 'send';

/** The network of a question that is asked for everyone: nobody's time is spent. */
export const EVERYBODY = 'everybody';

export type RelayBudget = Readonly<{ run<T>(weight: Weight, turn: Turn<T>): Promise<T> }>;

/** Bounds what the relay asks of a node, so that hostile visitors leave the indexer's share alone. */
export function relayBudget(
  isLimited: boolean,
  now: SteadyClock = () => performance.now(),
): RelayBudget {
  const lanes: Readonly<Record<Weight, RelayLanes>> = {
    light: new RelayLanes({ atOnce: 4, perNetwork: 2, waiting: 200 }),
    call: new RelayLanes({ atOnce: 3, perNetwork: 2, waiting: 200 }),
    foreign: new RelayLanes({ atOnce: 1, perNetwork: 1, waiting: 20 }),
    send: new RelayLanes({ atOnce: 2, perNetwork: 1, waiting: 50 }),
  };
  const nodeTime = new NodeTime(now);

  /** Whoever has used up their part may still send what they signed. */
  function admit(weight: Weight, network: string): void {
    if (!isLimited || network === EVERYBODY || weight === 'send') return;
    if (nodeTime.isSpent(network)) throw tooManyRequests(nodeTime.secondsLeft());
  }

  return {
    async run(weight, turn) {
      const { network } = turn;
      admit(weight, network);
      const timed = async () => {
        const begun = now();
        try {
          return await turn.work();
        } finally {
          if (network !== EVERYBODY) nodeTime.spend(network, now() - begun);
        }
      };
      return lanes[weight].run({ ...turn, work: timed });
    },
  };
}
