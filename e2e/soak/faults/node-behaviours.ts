import type { Behaviour } from '../../../packages/server/test/indexer/fake-node.ts';
import { pass } from '../pace.ts';
import type { Json } from '../scene.ts';
import type { Fault, FaultContext } from './fault.ts';

const RECEIPTS = 'gettransactioninfobyblocknum';
const BLOCKS = 'getblockbylimitnext';
const TOP = 'getnowblock';

/** Milliseconds for which a node behaves so. */
const LONGEST = 9_000;

/** Bends the honest answer to one call. */
const bent =
  (call: string, bend: (answer: Json) => Json): Behaviour =>
  async (asked) =>
    asked.call === call ? { json: bend(await asked.answer()) } : undefined;

/** Stands still: keeps telling of the newest block that it knew first. */
function standingStill(): Behaviour {
  const known = new Map<boolean, Json>();
  return async ({ call, confirmed, answer }) => {
    if (call !== TOP) return undefined;
    const json = known.get(confirmed) ?? (await answer());
    known.set(confirmed, json);
    return { json };
  };
}

const lies: readonly Behaviour[] = [
  bent(RECEIPTS, (list) => list.map((receipt: object) => ({ ...receipt, log: [] }))),
  bent(RECEIPTS, (list) => list.slice(1)),
  bent(BLOCKS, (answer) => {
    for (const block of answer.block ?? []) block.transactions?.pop();
    return answer;
  }),
  bent(BLOCKS, (answer) => {
    for (const block of answer.block ?? []) block.blockID = 'ab'.repeat(32);
    return answer;
  }),
];

const outages: readonly Behaviour[] = [
  () => ({ status: 503 }),
  () => ({ status: 429, retryAfter: 1 }),
  () => 'hang up',
  () => 'silence',
  () => ({ text: '<html>bad gateway</html>' }),
];

const any = ({ random }: FaultContext, behaviours: readonly Behaviour[]) =>
  behaviours[random(behaviours.length)] ?? null;

/** One node of the three, or all of them. */
async function behave(context: FaultContext, doors: readonly number[], how: Behaviour | null) {
  const { stack, random, isOver } = context;
  const chosen = doors.flatMap((place) => stack.doors[place] ?? []);
  for (const door of chosen) await door.behave(how);
  await pass(1_000 + random(LONGEST), isOver);
  for (const door of chosen) await door.behave(null);
}

const one = ({ random, stack }: FaultContext) => [random(stack.doors.length)];
const all = ({ stack }: FaultContext) => [...stack.doors.keys()];

/** Nodes that lag, lie and fall away. */
export const nodeBehaviours: readonly Fault[] = [
  {
    name: 'a node lags',
    weight: 2,
    strike: (context) => behave(context, one(context), standingStill()),
  },
  {
    name: 'a node lies',
    weight: 3,
    strike: (context) => behave(context, one(context), any(context, lies)),
  },
  {
    name: 'a node is out',
    weight: 2,
    strike: (context) => behave(context, one(context), any(context, outages)),
  },
  {
    name: 'all nodes are out',
    weight: 2,
    strike: (context) => behave(context, all(context), any(context, outages)),
  },
];
