import { caughtUp } from './checks/index-check.ts';
import type { DataPlace } from './data-place.ts';
import { DAY_MS } from './scene.ts';
import { SOLID_LAG, type SoakStack, untilServing } from './soak-stack.ts';

const HOUR = 3_600_000;

/**
 * Everything that waits comes into a block, no other transaction can come any more, and no more blocks are made: from
 * here on the same question has the same answer.
 */
export async function comeToRest(stack: SoakStack, place: DataPlace): Promise<void> {
  const { node, doors, processes } = stack;
  await place.relieve();
  for (const door of doors) await door.behave(null);
  if (!(await node.isUp())) throw new Error('the node does not come back');
  await untilServing(stack.url);
  await processes.keeper.kill();
  await node.mine(2);
  await node.increaseTime(DAY_MS + HOUR);
  await node.mine(SOLID_LAG + 2);
  await node.setMining({ mode: 'manual' });
  if (!(await caughtUp(stack.open(), node))) throw new Error('the index stays behind');
  await untilServing(stack.url);
}
