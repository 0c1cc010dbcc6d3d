import type { Finality } from '@vellum/tron/client/client';
import { blockDigest } from './block-digest.ts';
import { Halt } from './halt.ts';
import type { IndexedBlock } from './indexed-block.ts';

/** The nodes tell different things of a block that may still change. One of them will come round. */
export class NodesDisagree extends Error {
  override name = 'NodesDisagree';
}

type Range = readonly IndexedBlock[];

/** What was told, and by how many nodes. */
export type Agreed = Readonly<{ blocks: Range; nodes: number }>;

/**
 * The blocks as all nodes that answered tell them, or more than half of them. Throws Halt when solid blocks differ
 * and neither side has more, NodesDisagree when something that can still change does.
 */
export function agreedBlocks(
  answers: readonly PromiseSettledResult<Range>[],
  finality: Finality,
): Agreed {
  const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const [most = [], ...others] = alike(told).toSorted((a, b) => b.length - a.length);
  const [blocks] = most;
  if (blocks === undefined) throw problemOf(answers);
  if (most.length <= told.length / 2) {
    for (const [other = []] of others) compare(blocks, other, finality);
  }
  return { blocks, nodes: most.length };
}

/** Those that tell the same together. One alone is not worth a digest of everything it told. */
function alike(told: readonly Range[]): readonly Range[][] {
  if (told.length === 1) return [[...told]];
  return Object.values(Object.groupBy(told, digestOf)).map((group) => group ?? []);
}

/** Equal for two accounts of the same blocks that say the same. */
export const digestOf = (blocks: Range): string => blocks.map(blockDigest).join();

function problemOf([failed]: readonly PromiseSettledResult<Range>[]): unknown {
  return failed?.status === 'rejected'
    ? failed.reason
    : new NodesDisagree('no node holds the block');
}

function compare(blocks: Range, others: Range, finality: Finality): void {
  for (const [index, block] of blocks.entries()) {
    const other = others[index];
    if (other?.id !== block.id && finality === 'confirmed') {
      throw new Halt(`solid block ${block.number} is both ${block.id} and ${other?.id}`);
    }
    if (other === undefined || blockDigest(other) !== blockDigest(block)) {
      throw new NodesDisagree(`block ${block.number} is not the same on two nodes`);
    }
  }
}
