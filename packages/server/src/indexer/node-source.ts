import type { Finality } from '@vellum/tron/client/client';
import type { Clock } from '../platform/clock.ts';
import { agreedBlocks, NodesDisagree } from './agreed-blocks.ts';
import { Halt } from './halt.ts';
import { HeardNodes, type Seen } from './heard-nodes.ts';
import type { BlockHead, IndexedBlock } from './indexed-block.ts';
import type { ChainNode, NodeCondition } from './node/chain-node.ts';
import { UnprovenBlocks } from './unproven-blocks.ts';

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

export type SourceOptions = Readonly<{
  clock: Clock;
  /** Milliseconds that a node must stand by a word which nothing else bears out. */
  patience: number;
}>;

export function createNodeSource(
  nodes: readonly ChainNode[],
  { clock, patience }: SourceOptions,
): NodeSource {
  const heard = new HeardNodes(clock, patience);
  const unproven = new UnprovenBlocks(clock, patience);
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
      const near = await onOneChain(heard.among(seen), signal);
      return viewOf(near, nodes);
    },
    head: (number, finality, signal) =>
      firstAnswer(holders(number, finality), (node) => node.head(number, finality, signal)),
    async blocks(from, to, finality, signal) {
      const asked = holders(to - 1, finality);
      const answers = await Promise.allSettled(
        asked.map((node) => node.blocks(from, to, finality, signal)),
      );
      signal.throwIfAborted();
      const agreed = agreedBlocks(answers, finality);
      unproven.check(agreed, finality);
      return agreed.blocks;
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

/** As far as all of them are: what only one has may be its invention. */
function viewOf(near: readonly Seen[], nodes: readonly ChainNode[]): ChainView {
  const lowest = (heads: readonly BlockHead[]) =>
    heads.reduce((low, head) => (head.number < low.number ? head : low));
  const heard = new Set(near.map(({ node }) => node));
  const behind = nodes.filter((node) => !heard.has(node)).map(({ name }) => name);
  return {
    head: lowest(near.map(({ head }) => head)),
    solid: lowest(near.map(({ solid }) => solid)),
    behind,
  };
}

/**
 * The nodes that hold the lowest of their solid blocks. One that does not serve it cannot bear out what it says; when
 * those that do hold different ones and neither side has more, someone has to look.
 */
async function onOneChain(near: readonly Seen[], signal: AbortSignal): Promise<readonly Seen[]> {
  const [lowest] = near.toSorted((a, b) => a.solid.number - b.solid.number);
  if (lowest === undefined) throw new RangeError('no node has answered yet');
  const { number } = lowest.solid;
  const asked = await Promise.allSettled(near.map((each) => solidAt(each, number, signal)));
  signal.throwIfAborted();
  const told = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const groups = Object.values(Object.groupBy(told, ({ id }) => id)).map((group) => group ?? []);
  const [most = [], other] = groups.toSorted((a, b) => b.length - a.length);
  if (other !== undefined && most.length <= told.length / 2) {
    const says = ([first]: typeof most) => `${first?.id} on ${first?.seen.node.name}`;
    throw new Halt(`solid block ${number} is ${says(most)} and ${says(other)}`);
  }
  return most.map(({ seen }) => seen);
}

async function solidAt(seen: Seen, number: number, signal: AbortSignal) {
  const { node, solid } = seen;
  const { id } = solid.number === number ? solid : await node.head(number, 'confirmed', signal);
  return { seen, id };
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
