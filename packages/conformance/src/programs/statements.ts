import { askChain, inspect, inspectTokens } from './accounts.ts';
import type { Body } from './body.ts';
import { callAnybody, callContract } from './calls.ts';
import { ask, branch, compute, discard, loop, reorder } from './computing.ts';
import { create } from './creates.ts';
import * as memory from './memory.ts';
import { askRules, askStakes, callPrecompile } from './precompiles.ts';
import type { Scene, Statement } from './scene.ts';
import { stake, vote } from './staking.ts';
import { readRow, writeRow } from './storage.ts';

const plain: readonly (readonly [number, Statement])[] = [
  [12, compute],
  [3, ask],
  [5, reorder],
  [1, discard],
  [3, memory.load],
  [4, memory.store],
  [2, memory.copyMemory],
  [3, memory.hash],
  [2, memory.log],
  [2, memory.loadCallData],
  [3, memory.copyIn],
  [2, memory.copyReturned],
  [3, readRow],
  [3, writeRow],
  [2, askChain],
];

const rich: readonly (readonly [number, Statement])[] = [
  ...plain,
  [3, inspect],
  [1, inspectTokens],
  [5, callContract],
  [3, callAnybody],
  [3, create],
  [5, callPrecompile],
  [3, askStakes],
  [1, askRules],
  [4, stake],
  [1, vote],
  [1, memory.reachFar],
];

/** Appends random statements, with branches and short loops among them. */
export function writeStatements(body: Body, scene: Scene, count: number): void {
  for (let n = 0; n < count; n += 1) {
    const { random } = body;
    const block = (inner: Body) => writePlain(inner, scene, random.between(1, 4));
    const statement = random.weighted<Statement>([
      [20, random.weighted(rich)],
      [1, branch(block)],
      [1, loop(block)],
    ]);
    statement(body, scene);
  }
}

function writePlain(body: Body, scene: Scene, count: number): void {
  for (let n = 0; n < count; n += 1) body.random.weighted(plain)(body, scene);
}
