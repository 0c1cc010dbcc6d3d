import type { Clock } from './clock.ts';

/** Refusals within a minute after which a network is not listened to for the rest of it. */
const MOST_REFUSALS = 300;
/** More networks than this are not remembered within a minute: memory is bounded too. */
const MAX_NETWORKS = 100_000;
const minute = 60_000;

/** Which networks went on asking after they were refused. */
export type RefusalsOfMinute = Readonly<{
  add(network: string): void;
  areMany(network: string): boolean;
}>;

export function refusalsOfMinute(clock: Clock): RefusalsOfMinute {
  const counts = new Map<string, number>();
  let began = 0;

  function forgetAfterMinute(): void {
    const now = clock();
    if (now - began < minute && now >= began) return;
    began = now;
    counts.clear();
  }

  return {
    add(network) {
      forgetAfterMinute();
      const count = counts.get(network) ?? 0;
      if (count > 0 || counts.size < MAX_NETWORKS) counts.set(network, count + 1);
    },
    areMany(network) {
      if (counts.size === 0) return false;
      forgetAfterMinute();
      return (counts.get(network) ?? 0) >= MOST_REFUSALS;
    },
  };
}
