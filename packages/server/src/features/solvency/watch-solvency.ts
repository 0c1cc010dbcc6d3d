import type { SolvencyParts } from './solvency-parts.ts';
import { takeStatement } from './take-statement.ts';

/** Tries within one round: blocks may come while it looks. */
const TRIES = 5;

/**
 * Looks at the contracts when it is time and keeps what it saw. Whether a new statement was made. Statements whose
 * block was replaced are forgotten, and one whose root could not be published in time makes room for a newer one.
 */
export async function watchSolvency(parts: SolvencyParts): Promise<boolean> {
  const { store, everyMs } = parts;
  await store.removeReplaced();
  const [newest, position] = [await store.newest(), await parts.position()];
  if (position === null || position.halted !== null) return false;
  if (newest !== null && position.chainTime - Number(newest.at) < everyMs) return false;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const seen = await takeStatement(parts);
    if (seen === null) continue;
    // The same block was looked at before: its root may be on its way to the chain.
    if (seen.statement.block === newest?.block) return false;
    await store.add(seen.statement, seen.pools, seen.at);
    return true;
  }
  return false;
}
