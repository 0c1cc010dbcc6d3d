import { addressesOf } from '@vellum/contracts/deploy/deploy';
import type { FaultClient } from '../../packages/server/test/faults/fault-client.ts';
import type { Ledger } from '../../packages/server/test/faults/ledger.ts';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import type { Check } from '../soak/checks/check-all.ts';
import { checkContext } from '../soak/checks/check-context.ts';
import type { CheckedStack } from '../soak/checks/checked-stack.ts';
import { caughtUp, checkIndex } from '../soak/checks/index-check.ts';
import { checkLedger } from '../soak/checks/ledger-check.ts';
import { checkOrders } from '../soak/checks/order-check.ts';
import { checkScreens } from '../soak/checks/screen-check.ts';

type Lived = Readonly<{ api: FaultClient; ledger: Ledger; users: readonly Person[] }>;

/** The checks of the soak, the index from nothing last: it takes the servers away. */
export async function checkPlatform(
  stack: CheckedStack,
  { api, ledger, users }: Lived,
): Promise<readonly Check[]> {
  const open = stack.open();
  if (!(await caughtUp(open, stack.node))) {
    return [{ name: 'the index reaches the last block', problems: ['it stays behind'] }];
  }
  const parts = { stack, users, client: api, ledger, database: open.database };
  const context = checkContext(parts, addressesOf(stack.config.deployment));
  const work: readonly (readonly [string, () => Promise<readonly string[]>])[] = [
    ['orders end as the chain says', async () => (await checkOrders(context)).problems],
    ['pages say what contracts say', () => checkScreens(context)],
    ['the ledger is that of the contracts', () => checkLedger(context)],
    ['no answer was a fault of the server', async () => api.faults],
    ['an index from nothing is the same', () => checkIndex(stack)],
  ];
  const checks: Check[] = [];
  for (const [name, check] of work) checks.push({ name, problems: await check() });
  return checks;
}
