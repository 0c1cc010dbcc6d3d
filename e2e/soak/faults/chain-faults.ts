import { refreshPrices } from '@vellum/stack/demo-world/prices';
import { dealtAnew } from '../../../packages/server/test/faults/chaos.ts';
import { headAndSolid, lastBlocks } from '../remote-node.ts';
import { DAY_MS } from '../scene.ts';
import type { Fault } from './fault.ts';

const DEEPEST = 6;
const MINUTE = 60_000;

/** Blocks that are replaced, and a clock that jumps. */
export const chainFaults: readonly Fault[] = [
  {
    name: 'a reorganisation',
    weight: 6,
    async strike({ stack: { node }, random }) {
      const { head, solid } = await headAndSolid(node);
      const room = head.number - solid.number;
      if (room < 1) return;
      const depth = 1 + random(Math.min(DEEPEST, room));
      const old = await lastBlocks(node, head.number, depth);
      // Those that are lost come again only if someone sends them again.
      await node.reorganise(depth, dealtAnew(old, random).blocks);
    },
  },
  {
    name: 'a jump of the clock',
    weight: 2,
    async strike({ stack: { node }, random, at, keeper }) {
      const far = random(3) === 0 ? DAY_MS + random(DAY_MS) : random(20 * MINUTE);
      await node.increaseTime(2 * MINUTE + far);
      await node.mine();
      await refreshPrices({ devnet: node, client: node.client, at, keeper });
    },
  },
];
