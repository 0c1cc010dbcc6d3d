import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { viewTime } from '../../shared/start/server-view.ts';
import { useStore } from '../../shared/state/use-store.ts';
import { secondTicker } from '../../shared/ui/time/ticker.ts';
import { moveChainTime, moveChainTimeTo, readChainTime } from './node-clock.ts';

/** Where the chain is to go: on by milliseconds, or to a moment. */
export type Goal = Readonly<{ by: number } | { at: number }>;

type ChainClock = Readonly<{
  /** Milliseconds; null while unknown. */
  now: number | null;
  /** The node refused or is away. */
  unread: boolean;
  /** Milliseconds that the chain is ahead of this device. */
  ahead: number;
  /** Moves the clock and makes everything on screen be asked for again; gives the new time. */
  move(goal: Goal): Promise<number>;
}>;

const queryKey = ['chain-clock'];

/** The clock of the embedded chain, going on by itself between answers. */
export function useChainClock(node: string): ChainClock {
  const queries = useQueryClient();
  const { data: ahead, isError } = useQuery({
    queryKey: [...queryKey, node],
    queryFn: async () => (await readChainTime(node)) - Date.now(),
    refetchInterval: 15_000,
    retry: false,
  });
  const second = useStore(secondTicker.subscribe, () => Math.floor(viewTime() / 1000));
  const move = useCallback(
    async (goal: Goal) => {
      const time = await ('at' in goal
        ? moveChainTimeTo(node, goal.at)
        : moveChainTime(node, goal.by));
      await queries.invalidateQueries();
      return time;
    },
    [node, queries],
  );
  return {
    now: ahead === undefined ? null : second * 1000 + ahead,
    unread: isError,
    ahead: ahead ?? 0,
    move,
  };
}
