import { useCallback } from 'react';
import { useChainClock } from '../../shared/chain/use-chain-clock.ts';
import { useNow } from '../../shared/ui/time/use-now.ts';

const MINUTE = 60_000;

/** Milliseconds of chain time by which a call that is signed now may run. */
export function useNextMinute(): number {
  const clock = useChainClock();
  return useNow(useCallback(() => Math.ceil(clock() / MINUTE) * MINUTE, [clock]));
}
