import type { Pace } from '@vellum/api/endpoint';
import type { Clock } from './clock.ts';

/** Calls a minute from one network address and from one signed-in address; undefined for no bound. */
export type PaceLimit = Readonly<{ perIp?: number; perAddress?: number }>;
export type PaceLimits = Readonly<Partial<Record<Pace, PaceLimit>>>;

/** How often each kind of call may be made. Streams are also bounded by number, uploads by day. */
export const paceLimits: PaceLimits = {
  read: { perIp: 300, perAddress: 300 },
  write: { perIp: 60, perAddress: 30 },
  before: { perIp: 20, perAddress: 10 },
  after: { perIp: 60, perAddress: 30 },
  'sign-in': { perIp: 10, perAddress: 5 },
  // Addresses cost nothing: without a bound by network one person could fill the disk under many of them.
  upload: { perIp: 20, perAddress: 5 },
  // Health: those who run the server look now and then, and twenty times a second is no look.
  none: { perIp: 1200 },
  // Beginning one asks the database; a tab that is cut off comes back every two seconds.
  stream: { perIp: 300, perAddress: 150 },
  // A page with much on it asks a node thirty times, and some figures again every 15 seconds.
  node: { perIp: 600, perAddress: 600 },
  // A transaction under way is sent again every few seconds.
  broadcast: { perIp: 60, perAddress: 30 },
};

const minute = 60_000;
/** More callers than this within a minute are an attack; those beyond share one count. */
const MAX_CALLERS = 100_000;

export type RateLimiter = Readonly<{
  /** Counts a call. Null when it may go on, else the seconds until the next may. */
  count(pace: Pace, by: keyof PaceLimit, who: string): number | null;
}>;

/** Counts within minutes of the clock, in memory: each process has counts of its own. */
export function createRateLimiter(limits: PaceLimits, clock: Clock): RateLimiter {
  let began = 0;
  let callers = 0;
  const counts = new Map<Pace, Map<string, number>>();

  function countOf(pace: Pace, who: string): number {
    const ofPace = counts.get(pace) ?? new Map<string, number>();
    counts.set(pace, ofPace);
    let known = ofPace.get(who);
    let key = who;
    if (known === undefined && callers >= MAX_CALLERS) {
      key = OTHERS;
      known = ofPace.get(key);
    }
    if (known === undefined) callers++;
    const count = (known ?? 0) + 1;
    ofPace.set(key, count);
    return count;
  }

  return {
    count(pace, by, who) {
      const limit = limits[pace]?.[by];
      if (limit === undefined) return null;
      const now = clock();
      if (now - began >= minute || now < began) {
        began = now;
        callers = 0;
        counts.clear();
      }
      if (countOf(pace, who) <= limit) return null;
      return Math.max(1, Math.ceil((began + minute - now) / 1000));
    },
  };
}

const OTHERS = 'others';
