import type { Transaction } from '@vellum/tron/transaction';
import type { ConsoleCalls } from '../tvm/console-calls.ts';
import type { Block } from './block.ts';
import type { ConstantResult, SubmitResult } from './chain.ts';

/** Sees what the chain does when it happens, for a log. Replays at a start are not shown. */
export type ChainObserver = Readonly<{
  /** A block, with what its transactions printed, by their ids. */
  mined(block: Block, console: ReadonlyMap<string, ConsoleCalls>): void;
  refused(transaction: Transaction, result: SubmitResult): void;
  called(result: ConstantResult): void;
}>;
