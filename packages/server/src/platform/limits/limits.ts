import type { Pace } from '@vellum/api/wire/endpoint';

/** What one process takes; counts are calls a minute. */
export type Limits = Readonly<{
  /** Requests of any kind from one network: once for those who are signed in, once for all others. */
  ceiling: number;
  /** Calls of a kind from one network, signed in or not. */
  perNetwork: PaceLimits;
  /** Calls of a kind by one signed-in address, from wherever. */
  perPerson: PaceLimits;
  /** Open connections of one network. */
  connections: number;
}>;

/** A pace without a figure is bounded by the ceiling alone. */
export type PaceLimits = Readonly<Partial<Record<Pace, number>>>;

/** Carriers and offices put many people behind one address. */
const PEOPLE_BEHIND_AN_ADDRESS = 100;

const perPerson = {
  read: 300,
  write: 30,
  before: 10,
  after: 30,
  'sign-in': 5,
  upload: 5,
  // A tab that loses its stream opens the next within two seconds.
  stream: 150,
  // A crowded page asks a node thirty times, and for some figures again every 15 seconds.
  node: 600,
  // A pending transaction is sent again every few seconds.
  broadcast: 30,
} as const satisfies PaceLimits;

/** Limits under which so many people can share an address without noticing. */
export function limitsFor(people = PEOPLE_BEHIND_AN_ADDRESS): Limits {
  return {
    ceiling: people * perPerson.read,
    perNetwork: {
      write: people * perPerson.write,
      before: people * perPerson.before,
      after: people * perPerson.after,
      broadcast: people * perPerson.broadcast,
      // Three crowded pages a minute for each; half of what the relay asks of a node for everyone.
      node: people * 100,
      // Keys cost nothing, so whoever opens sessions and fills the disk is bounded by network. Signing in takes two calls.
      'sign-in': people * 3,
      upload: people,
      // Everyone has a tab or two, all of which come back at once when the server was away.
      stream: people * 10,
    },
    perPerson,
    // A browser opens six.
    connections: people * 10,
  };
}
