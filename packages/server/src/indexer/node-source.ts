import type { Finality } from '@vellum/tron/client/client';
import { blockDigest } from './block-digest.ts';
import { Halt } from './halt.ts';
import type { BlockHead, IndexedBlock } from './indexed-block.ts';
import type { ChainNode, NodeCondition } from './node/chain-node.ts';

/** The nodes tell different things of a block that may still change. One of them will come round. */
export class NodesDisagree extends Error {
  override name = 'NodesDisagree';
}

/** How far the chain is, as far as the nodes agree. */
export type ChainView = Readonly<{
  head: BlockHead;
  solid: BlockHead;
  /** Nodes too far behind to be heard, and those that do not answer. */
  behind: readonly string[];
}>;

/** The chain as all nodes that can be reached tell it together. */
export type NodeSource = Readonly<{
  /** Throws when no node answers; throws Halt when two hold different solid blocks. */
  observe(signal: AbortSignal): Promise<ChainView>;
  head(number: number, finality: Finality, signal: AbortSignal): Promise<BlockHead>;
  /** Blocks that every node which has them tells alike, receipts included. */
  blocks(
    from: number,
    to: number,
    finality: Finality,
    signal: AbortSignal,
  ): Promise<readonly IndexedBlock[]>;
  conditions(): readonly (NodeCondition & Readonly<{ name: string }>)[];
}>;

type Seen = Readonly<{ node: ChainNode; head: BlockHead; solid: BlockHead }>;

/** A node this close behind is waited for, so that two can be compared; one further behind is not. */
const SHORT_LAG = 2;

export function createNodeSource(nodes: readonly ChainNode[]): NodeSource {
  let seen: readonly Seen[] = [];
  let turn = 0;

  /** Those that hold the block, beginning with another one each time. */
  function holders(number: number, finality: Finality): readonly ChainNode[] {
    const able = seen
      .filter((each) => (finality === 'latest' ? each.head : each.solid).number >= number)
      .map(({ node }) => node);
    return inTurn(awake(able), turn++);
  }

  return {
    async observe(signal) {
      const asked = await Promise.allSettled(awake(nodes).map((node) => look(node, signal)));
      signal.throwIfAborted();
      seen = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      if (seen.length === 0) throw (asked[0] as PromiseRejectedResult).reason;
      return viewOf(seen, nodes, await agreedSolid(seen, signal));
    },
    head: (number, finality, signal) =>
      firstAnswer(holders(number, finality), (node) => node.head(number, finality, signal)),
    async blocks(from, to, finality, signal) {
      const asked = holders(to - 1, finality);
      const answers = await Promise.allSettled(
        asked.map((node) => node.blocks(from, to, finality, signal)),
      );
      signal.throwIfAborted();
      return agreedBlocks(answers, finality);
    },
    conditions: () => nodes.map((node) => ({ name: node.name, ...node.condition() })),
  };
}

/** A node that asked for a rest is left alone as long as another one works. */
function awake(nodes: readonly ChainNode[]): readonly ChainNode[] {
  const working = nodes.filter((node) => !node.condition().resting);
  return working.length > 0 ? working : nodes;
}

function inTurn<T>(items: readonly T[], turn: number): readonly T[] {
  const first = turn % Math.max(1, items.length);
  return [...items.slice(first), ...items.slice(0, first)];
}

async function look(node: ChainNode, signal: AbortSignal): Promise<Seen> {
  const [head, solid] = await Promise.all([
    node.top('latest', signal),
    node.top('confirmed', signal),
  ]);
  return { node, head, solid };
}

function viewOf(seen: readonly Seen[], nodes: readonly ChainNode[], solid: BlockHead): ChainView {
  const highest = Math.max(...seen.map(({ head }) => head.number));
  const near = seen.filter(({ head }) => head.number >= highest - SHORT_LAG);
  const heads = near.map(({ head }) => head).sort((a, b) => a.number - b.number);
  const heard = new Set(near.map(({ node }) => node));
  const behind = nodes.filter((node) => !heard.has(node)).map(({ name }) => name);
  return { head: heads[0] as BlockHead, solid, behind };
}

/** The highest solid block; every other node's must lie below it on the same chain. */
async function agreedSolid(seen: readonly Seen[], signal: AbortSignal): Promise<BlockHead> {
  const [highest, ...others] = seen.toSorted((a, b) => b.solid.number - a.solid.number);
  if (highest === undefined) throw new RangeError('no node was seen');
  for (const { node, solid } of others) {
    const same =
      solid.number === highest.solid.number
        ? highest.solid
        : await highest.node.head(solid.number, 'confirmed', signal);
    if (same.id !== solid.id) {
      throw new Halt(
        `solid block ${solid.number} is ${same.id} on ${highest.node.name} and ${solid.id} on ${node.name}`,
      );
    }
  }
  return highest.solid;
}

async function firstAnswer<T>(
  nodes: readonly ChainNode[],
  ask: (node: ChainNode) => Promise<T>,
): Promise<T> {
  let problem: unknown = new NodesDisagree('no node holds the block any more');
  for (const node of nodes) {
    try {
      return await ask(node);
    } catch (error) {
      // The next one may answer; the node itself keeps count.
      problem = error;
    }
  }
  throw problem;
}

function agreedBlocks(
  answers: readonly PromiseSettledResult<readonly IndexedBlock[]>[],
  finality: Finality,
): readonly IndexedBlock[] {
  const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const [first, ...others] = told;
  if (first === undefined) {
    const failed = answers[0];
    throw failed?.status === 'rejected'
      ? failed.reason
      : new NodesDisagree('no node holds the block');
  }
  for (const other of others) compare(first, other, finality);
  return first;
}

function compare(
  blocks: readonly IndexedBlock[],
  others: readonly IndexedBlock[],
  finality: Finality,
): void {
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
