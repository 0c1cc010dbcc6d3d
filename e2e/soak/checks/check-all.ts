import type { HexAddress } from '@vellum/tron/address';
import type { Listener } from '../listener.ts';
import type { Sample } from '../process-sizes.ts';
import type { Doings } from '../soak-life.ts';
import { type CheckContext, checkContext } from './check-context.ts';
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

type Life = Readonly<{
  parts: Parameters<typeof checkContext>[0];
  at: Readonly<Record<string, HexAddress>>;
  listeners: readonly Listener[];
  doings: Doings;
}>;

type Lived = Life & Readonly<{ samples: readonly Sample[]; disk: DiskUse }>;

type Checked = Readonly<{ checks: readonly Check[]; orders: OrderFindings }>;

/** Everything against everything. */
export function checkAll(lived: Lived): Promise<Checked> {
  const { ledger } = lived.parts;
  return checkLife(lived, {
    'memory is bounded': () => memoryProblems(lived.samples),
    'the disk is bounded': () => checkDisk(lived.disk, ledger.transactions.size),
  });
}

type Work = () => Promise<readonly string[]> | readonly string[];

/** What people did against what everyone says about it, the index from nothing last: it takes the servers away. */
export async function checkLife(
  lived: Life,
  more: Readonly<Record<string, Work>> = {},
): Promise<Checked> {
  const context: CheckContext = checkContext(lived.parts, lived.at);
  const { stack, client, ledger } = context;
  const orders = await checkOrders(context);
  const works: Readonly<Record<string, Work>> = {
    'orders end as the chain says': () => orders.problems,
    'streams told of every end': () => unheardEnds(lived.listeners, orders.replies, ledger),
    'pages say what contracts say': () => checkScreens(context),
    'the ledger is that of the contracts': () => checkLedger(context),
    'no pool owes more than it holds': () => checkSolvency(stack),
    'no answer was a fault of the server': () => client.faults,
    'nobody met what nobody foresaw': () => lived.doings.mistakes,
    ...more,
    'an index from nothing is the same': () => checkIndex(stack),
  };
  const checks: Check[] = [];
  for (const [name, work] of Object.entries(works)) {
    const problems = await work();
    checks.push({ name, problems });
    console.log(`check: ${name}: ${problems.length === 0 ? 'in order' : problems.slice(0, 3)}`);
  }
  return { checks, orders };
}
