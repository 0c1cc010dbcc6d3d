import type { Json } from '@vellum/tron/json';
import type { TronNode } from './node/tron-node.ts';
import type { Treasury } from './run/treasury.ts';

/** One fact that a node showed. Observations with the same id are compared between nodes. */
export type Observation = Readonly<{
  /** Unique in its part and the same on every node. */
  id: string;
  /** The request that shows it, so that a person can repeat it. */
  request: string;
  /** The answer with ids, addresses, heights and times of this run replaced by names. */
  answer: Json;
  /** Stands for the answer in recordings, where the answer itself would be too long to keep. */
  digest?: string;
  /** What it covers, such as `route /wallet/getaccount`, `contract TransferContract`, `opcode CREATE2`. */
  subjects?: readonly string[];
  /** Why the node could not perform it, such as memory of its machine: counted, not compared. */
  notRun?: string;
}>;

/** What every part is given besides the node. */
export type RunContext = Readonly<{
  /** Every key derives from it; equal on both nodes of a run, and new in each. */
  seed: string;
  /** Random programs and transactions derive from it; the same in every run unless a seed is given, so that recordings hold. */
  choices: string;
  /** How many seeded random programs and transactions to try. */
  programs: number;
  transactions: number;
  treasury: Treasury;
}>;

export type Counts = Pick<RunContext, 'programs' | 'transactions'>;

/** A piece of the suite: performs its steps on one node and reports what it saw, in a fixed order. */
export type Part = Readonly<{
  name: string;
  /** TRX that it takes from the treasury at most; a function where that depends on how much is tried. */
  budget: number | ((counts: Counts) => number);
  /** Changes what all share, such as the weight of a stake: performed when the others are done. */
  isAlone?: boolean;
  run(node: TronNode, context: RunContext): AsyncIterable<Observation>;
  /** Whether a run of these counts makes the observation of this id; absent where every run makes all. */
  makes?(id: string, counts: Counts): boolean;
}>;
