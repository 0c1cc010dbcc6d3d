import { takeStatement } from '@vellum/server/features/solvency/take-statement';
import { createModules } from '@vellum/server/modules/modules';
import { createLog } from '@vellum/server/platform/log/log';
import { until } from '@vellum/server/platform/until';
import type { CheckedStack } from './checked-stack.ts';

/** Pools that owe more than they hold, looked at as the server looks: while a block is the newest. */
export async function checkSolvency(
  stack: Pick<CheckedStack, 'config' | 'open'>,
): Promise<string[]> {
  const { config } = stack;
  const modules = createModules({
    config: { ...config, databaseUrl: '' },
    open: stack.open(),
    clock: Date.now,
    log: createLog('silent'),
  });
  const look = () => takeStatement(modules.solvency);
  const taken = await until(look, { everyMs: 500, forMs: 60_000 });
  if (taken === null) return ['no look at what is held and owed comes about'];
  return taken.pools
    .filter(({ tree }) => tree.held < tree.owed)
    .map(({ kind, symbol, tree }) => `${kind} holds ${tree.held} ${symbol} and owes ${tree.owed}`);
}
