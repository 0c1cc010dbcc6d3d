import type { HexAddress } from '@vellum/tron/address';
import type { Listener } from '../listener.ts';
import type { Sample } from '../process-sizes.ts';
import type { Doings } from '../soak-life.ts';
import { type CheckGround, checkGround } from './check-ground.ts';
import { checkDisk, type DiskUse } from './disk-check.ts';
import { checkIndex } from './index-check.ts';
import { checkLedger } from './ledger-check.ts';
import { memoryProblems } from './memory-check.ts';
import { checkOrders, type OrderFindings } from './order-check.ts';
import { checkScreens } from './screen-check.ts';
import { checkSolvency } from './solvency-check.ts';
import { unheardEnds } from './stream-check.ts';

/** A check by its name, with all that is wrong. */
export type Check = Readonly<{ name: string; problems: readonly string[] }>;

type Lived = Readonly<{
  parts: Parameters<typeof checkGround>[0];
  at: Readonly<Record<string, HexAddress>>;
  samples: readonly Sample[];
  disk: DiskUse;
  listeners: readonly Listener[];
  doings: Doings;
}>;

/** Everything against everything, the index from nothing last: it takes the servers away. */
export async function checkAll(
  lived: Lived,
): Promise<Readonly<{ checks: readonly Check[]; orders: OrderFindings }>> {
  const ground: CheckGround = checkGround(lived.parts, lived.at);
  const { stack, client, ledger } = ground;
  const orders = await checkOrders(ground);
  const checks: Check[] = [];
  const check = async (
    name: string,
    work: () => Promise<readonly string[]> | readonly string[],
  ) => {
    const problems = await work();
    checks.push({ name, problems });
    console.log(`soak: ${name}: ${problems.length === 0 ? 'in order' : problems.slice(0, 3)}`);
  };
  await check('orders end as the chain says', () => orders.problems);
  await check('streams told of every end', () =>
    unheardEnds(lived.listeners, orders.replies, ledger),
  );
  await check('pages say what contracts say', () => checkScreens(ground));
  await check('the ledger is that of the contracts', () => checkLedger(ground));
  await check('no pool owes more than it holds', () => checkSolvency(stack));
  await check('no answer was a fault of the server', () => client.faults);
  await check('nobody met what nobody foresaw', () => lived.doings.mistakes);
  await check('memory is bounded', () => memoryProblems(lived.samples));
  await check('the disk is bounded', () => checkDisk(lived.disk, ledger.transactions.size));
  await check('an index from nothing is the same', () => checkIndex(stack));
  return { checks, orders };
}
