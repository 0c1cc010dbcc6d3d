import type { Cursor } from './cursor.ts';
import type { NodeCondition } from './node/chain-node.ts';

export type IndexerPhase =
  /** Another process leads, or none yet. */
  | 'standby'
  | 'catching-up'
  /** Level with the nodes, or at most a few blocks behind. */
  | 'live'
  /** Stopped until a person has looked. */
  | 'halted'
  | 'stopped';

export type IndexerStatus = Readonly<{
  phase: IndexerPhase;
  leader: boolean;
  /** What this process applied last; null when it never led. */
  head: Pick<Cursor, 'number' | 'id' | 'timestamp'> | null;
  solid: number | null;
  /** Heights that the nodes last told. */
  nodeHead: number | null;
  nodeSolid: number | null;
  /** Blocks between the nodes' head and ours; null while unknown. */
  lag: number | null;
  /** Why it stopped permanently. */
  halted: string | null;
  /** What is wrong and tried again; null once it went on from there. */
  problem: string | null;
  /** Wall time at which the nodes were last heard, milliseconds. */
  heardAt: number | null;
  /** Nodes that are too far behind, or silent. */
  behind: readonly string[];
  nodes: readonly (NodeCondition & Readonly<{ name: string }>)[];
}>;
