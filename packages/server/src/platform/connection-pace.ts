import type { SteadyClock } from './network-line.ts';

/** Connections of one network that are read at once: a browser has six, and a few people may come at the same moment. */
const BURST = 20;
/** Milliseconds between two beyond them, and until one of them is forgotten. */
const EVERY_MS = 10;
/** Milliseconds for which a connection waits at most, however many came before it. */
const LONGEST_MS = 2000;
/** Networks are looked through for those that can go when there are twice as many as were left the last time. */
const FEW_NETWORKS = 1000;

/** Milliseconds until a connection that a network has just opened is read. */
export type ConnectionPace = (network: string) => number;

/** Reading the first request of a connection is what an attacker's cost: so they are spread, and nobody's is refused. */
export function connectionPace(now: SteadyClock = () => performance.now()): ConnectionPace {
  /** When all that a network opened is forgotten. */
  const forgottenAt = new Map<string, number>();
  let many = FEW_NETWORKS;

  function sweep(): void {
    const at = now();
    for (const [network, forgotten] of forgottenAt) {
      if (forgotten <= at) forgottenAt.delete(network);
    }
    many = Math.max(FEW_NETWORKS, 2 * forgottenAt.size);
  }

  return (network) => {
    if (forgottenAt.size >= many) sweep();
    const at = now();
    const owed = Math.max(0, (forgottenAt.get(network) ?? 0) - at);
    const before = Math.min(owed, LONGEST_MS + (BURST - 1) * EVERY_MS);
    forgottenAt.set(network, at + before + EVERY_MS);
    return Math.max(0, before - (BURST - 1) * EVERY_MS);
  };
}
