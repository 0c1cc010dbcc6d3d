import { paths } from '@vellum/api/wire/paths';
import { until } from '@vellum/server/platform/until';
import { pass } from '../pace.ts';
import type { Tally } from '../tally.ts';
import { chainFaults } from './chain-faults.ts';
import type { Fault, FaultContext } from './fault.ts';
import { fullDisk } from './full-disk.ts';
import { killings } from './killings.ts';
import { nodeBehaviours } from './node-behaviours.ts';

/** Milliseconds between the end of one fault and the next, in each lane. */
const REST = { least: 4_000, spread: 12_000 };

/** Two faults at once at most: one of processes, one of their surroundings. Ends with the soak. */
export async function strikeFaults(context: FaultContext, struck: Tally): Promise<void> {
  const around = [...nodeBehaviours, ...chainFaults];
  if (context.place.isOwnDisk) around.push(fullDisk);
  else console.log('soak: no full disk, because a disk of its own takes root');
  await Promise.all([lane(context, killings, struck), lane(context, around, struck)]);
}

async function lane(context: FaultContext, faults: readonly Fault[], struck: Tally): Promise<void> {
  const { random, isOver } = context;
  for (;;) {
    await pass(REST.least + random(REST.spread), isOver);
    if (isOver()) return;
    const fault = anyOf(faults, context);
    try {
      await fault.strike(context);
      struck.add(fault.name);
    } catch (error) {
      // Another fault had taken away what this one needed, such as the node whose blocks it replaces.
      struck.add(`${fault.name}, in vain (${(error as Error).message.slice(0, 60)})`);
    }
    await comeBack(context);
  }
}

/** A machine that is busy starts slowly: without this, users there would never find a server. */
async function comeBack({ stack, isOver }: FaultContext): Promise<void> {
  const isBack = () =>
    fetch(stack.url + paths.health.live).then(
      ({ ok }) => ok || isOver() || null,
      () => isOver() || null,
    );
  await until(isBack, { everyMs: 250, forMs: 60_000 });
}

function anyOf(faults: readonly Fault[], { random }: FaultContext): Fault {
  let left = random(faults.reduce((sum, { weight }) => sum + weight, 0));
  const found = faults.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (found === undefined) throw new Error('weights do not add up');
  return found;
}
