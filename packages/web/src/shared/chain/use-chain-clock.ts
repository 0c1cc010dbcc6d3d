import { useCallback } from 'react';
import { viewTime } from '../start/server-view.ts';
import { chainTime } from './chain-time.ts';
import { useChainRead } from './use-chain-read.ts';

/** A clock that runs with the chain, not with the device; the device's own until the chain was asked. */
export function useChainClock(): () => number {
  const { data: ahead = 0 } = useChainRead(['clock'], async ({ client }) => {
    const before = Date.now();
    return (await chainTime(client)) - before;
  });
  return useCallback(() => viewTime() + ahead, [ahead]);
}
