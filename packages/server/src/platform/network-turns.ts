import type { AnyEndpoint } from '@vellum/api/endpoint';
import { NetworkLine, type SteadyClock } from './network-line.ts';
import { Refusal } from './refusal.ts';

/** A call that takes its turn. */
type TurnOf<T> = Readonly<{
  work(): Promise<T>;
  /** Whether nobody waits for it any more: it is not begun then. */
  isUnwanted?(): boolean;
}>;

export type NetworkTurns = Readonly<{
  /** Does the work when it is the network's turn. */
  run<T>(network: string, turn: TurnOf<T>): Promise<T>;
  /** Whether so many calls of the network wait that it has to come later. */
  isFull(network: string): boolean;
  /** Networks that are remembered. */
  readonly remembered: number;
}>;

/** Lines are looked through for those that can go when there are twice as many as were left the last time. */
const FEW_LINES = 1000;

/**
 * Gives each network a few turns at a time, and after as many as a page takes one every some milliseconds. Who asks for
 * much waits for themselves: the calls of everybody else find database and processor as free as if nobody asked for much.
 */
export function networkTurns(now: SteadyClock = () => performance.now()): NetworkTurns {
  const lines = new Map<string, NetworkLine>();
  let many = FEW_LINES;

  function lineOf(network: string): NetworkLine {
    const known = lines.get(network);
    if (known !== undefined) return known;
    if (lines.size >= many) sweep();
    const line = new NetworkLine(now);
    lines.set(network, line);
    return line;
  }

  function sweep(): void {
    for (const [network, line] of lines) if (line.isForgotten) lines.delete(network);
    many = Math.max(FEW_LINES, 2 * lines.size);
  }

  const isFull = (network: string) => lines.get(network)?.isFull ?? false;

  return {
    isFull,
    get remembered() {
      return lines.size;
    },
    async run(network, { work, isUnwanted = () => false }) {
      // Others may have come since it arrived.
      if (isFull(network)) throw new Refusal({ code: 'RATE_LIMITED', params: { seconds: '1' } });
      const line = lineOf(network);
      const turn = line.enter(isUnwanted);
      if (turn !== null) await turn;
      try {
        return await work();
      } finally {
        line.leave();
      }
    },
  };
}

/** A file may take long to arrive, and does not hold up what else its sender asks for. */
export const takesTurns = ({ accepts }: Pick<AnyEndpoint, 'accepts'>): boolean =>
  accepts !== 'multipart';
