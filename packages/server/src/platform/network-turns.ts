import { Refusal } from './refusal.ts';

/** Calls of one network that are under way at once. A browser makes six, of which two wait for some milliseconds. */
const AT_ONCE = 4;
/** Calls of one network that wait; whoever comes then is told to come later. */
const WAITING = 100;

export type NetworkTurns = Readonly<{
  /** Does the work when it is the network's turn. */
  run<T>(network: string, work: () => Promise<T>): Promise<T>;
}>;

type Line = { running: number; readonly waiting: (() => void)[] };

/**
 * Gives each network a few turns at a time. Who asks for much waits for themselves: the calls of everybody else find
 * database and processor as free as if nobody asked for much.
 */
export function networkTurns(): NetworkTurns {
  const lines = new Map<string, Line>();

  function lineOf(network: string): Line {
    const known = lines.get(network);
    if (known !== undefined) return known;
    const line = { running: 0, waiting: [] };
    lines.set(network, line);
    return line;
  }

  /** The turn goes to the next in line, or back. */
  function leave(network: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.running === 0) lines.delete(network);
  }

  return {
    async run(network, work) {
      const line = lineOf(network);
      if (line.running < AT_ONCE) line.running += 1;
      else await turnIn(line);
      try {
        return await work();
      } finally {
        leave(network, line);
      }
    },
  };
}

function turnIn({ waiting }: Line): Promise<void> {
  if (waiting.length >= WAITING) {
    throw new Refusal({ code: 'RATE_LIMITED', params: { seconds: '1' } });
  }
  return new Promise((settle) => waiting.push(settle));
}
