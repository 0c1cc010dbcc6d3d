import type { SteadyClock } from '../../platform/network-line.ts';
import { Refusal } from '../../platform/refusal.ts';
import { comeLater } from '../../platform/refusal-on-arrival.ts';
import { RelayLanes, type Turn } from './relay-lanes.ts';

/**
 * What a question costs a node: `light` is a look into its database, `call` runs our code, `foreign` runs code that
 * somebody else wrote and that may take as long as the node allows.
 */
export type Weight = 'light' | 'call' | 'foreign';

/** Questions a second, of everybody together: what a node can do beyond them belongs to the indexer. */
const PER_SECOND = 200;
/** Milliseconds of a node's time that one network may use in a minute: half of one lane. */
const NODE_MS_PER_MINUTE = 30_000;
const SECOND = 1_000;
const MINUTE = 60_000;
/** More networks than this within a minute share one count. */
const MOST_NETWORKS = 50_000;
const OTHERS = 'others';

/** The network of a question that is asked for everybody: nobody's time is spent. */
export const EVERYBODY = 'everybody';

export type RelayBudget = Readonly<{ run<T>(weight: Weight, turn: Turn<T>): Promise<T> }>;

/** Bounds what the relay asks of a node, so that hostile visitors leave the indexer's share alone. */
export function relayBudget(
  isLimited: boolean,
  now: SteadyClock = () => performance.now(),
): RelayBudget {
  const lanes: Readonly<Record<Weight, RelayLanes>> = {
    light: new RelayLanes({ atOnce: 6, perNetwork: 3, waiting: 200 }),
    call: new RelayLanes({ atOnce: 4, perNetwork: 2, waiting: 200 }),
    foreign: new RelayLanes({ atOnce: 1, perNetwork: 1, waiting: 20 }),
  };
  const nodeTime = createNodeTime(now);
  const pace = perSecond(now);
  return {
    async run(weight, turn) {
      const { network } = turn;
      const isCounted = isLimited && network !== EVERYBODY;
      if (isCounted && nodeTime.isSpent(network)) throw comeLater(nodeTime.secondsLeft());
      if (isCounted && !pace()) throw new Refusal({ code: 'SERVER_BUSY' });
      return lanes[weight].run({
        ...turn,
        async work() {
          const begun = now();
          try {
            return await turn.work();
          } finally {
            nodeTime.spend(network, now() - begun);
          }
        },
      });
    },
  };
}

/** False for whatever is too much for this second. */
function perSecond(now: SteadyClock): () => boolean {
  let began = now();
  let asked = 0;
  return () => {
    if (now() - began >= SECOND) [began, asked] = [now(), 0];
    return ++asked <= PER_SECOND;
  };
}

function createNodeTime(now: SteadyClock) {
  let began = now();
  const spent = new Map<string, number>();
  const keyOf = (network: string) =>
    spent.has(network) || spent.size < MOST_NETWORKS ? network : OTHERS;
  const renew = () => {
    if (now() - began < MINUTE) return;
    began = now();
    spent.clear();
  };
  return {
    isSpent(network: string): boolean {
      renew();
      return (spent.get(keyOf(network)) ?? 0) >= NODE_MS_PER_MINUTE;
    },
    spend(network: string, milliseconds: number): void {
      const key = keyOf(network);
      spent.set(key, (spent.get(key) ?? 0) + milliseconds);
    },
    secondsLeft: () => Math.max(1, Math.ceil((began + MINUTE - now()) / SECOND)),
  };
}
