import { type PayoutHome, type PayoutLeaf, payoutTree } from '@vellum/contracts/payout-tree';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { ChainEvent } from '../indexer/projection.ts';
import { type LedgerStep, ledgerStep } from './ledger-step.ts';
import { PayoutBook } from './payout-book.ts';
import type { BuiltRoot } from './payout-rules.ts';

/** What became of a proposed root, and whether it is the one that the logs lead to. */
export type Verdict = Readonly<{
  root: string;
  block: number;
  txid: string;
  upToBlock: number;
  state: 'waiting' | 'active' | 'vetoed';
  isRight: boolean;
  /** What the logs lead to; null when there is nothing to raise over that block. */
  expected: Readonly<{ root: string; total: bigint; leaves: number }> | null;
}>;

export type VerifyOptions = Readonly<{
  home: PayoutHome;
  timelock: Address;
  /** Chain time of a block in milliseconds; null for one that does not exist. */
  timeOf(block: number): Promise<number | null>;
}>;

type Proposal = Extract<LedgerStep, { kind: 'proposed' }>;
type Expected = BuiltRoot & Readonly<{ root: string | null }>;

/** Computes every proposed root again from the logs, which must be complete and in chain order. */
export async function verifyRoots(
  events: readonly ChainEvent[],
  options: VerifyOptions,
): Promise<readonly Verdict[]> {
  return (await tryAll(events, options, [])).verdicts;
}

/** The root that the logs up to a block lead to; null when the block is not there, or there is nothing to raise. */
export async function rootOver(
  events: readonly ChainEvent[],
  options: VerifyOptions,
  block: number,
): Promise<string | null> {
  const until = events.filter((event) => event.block <= block);
  return (await tryAll(until, options, [block])).rootAt(block);
}

async function tryAll(
  events: readonly ChainEvent[],
  options: VerifyOptions,
  more: readonly number[],
): Promise<Trial> {
  const steps = events.flatMap((event) => {
    const step = ledgerStep(event);
    return step ? [{ step, event }] : [];
  });
  const wanted = steps
    .flatMap(({ step }) => (step.kind === 'proposed' ? [Number(step.upToBlock)] : []))
    .concat(more)
    .toSorted((a, b) => a - b);
  const trial = new Trial(options);
  for (const { step, event } of steps) {
    while (wanted[0] !== undefined && wanted[0] < event.block) {
      await trial.buildAt(wanted.shift() ?? 0);
    }
    trial.apply(step, event);
  }
  for (const block of more) await trial.buildAt(block);
  return trial;
}

class Trial {
  readonly verdicts: Verdict[] = [];
  readonly #options: VerifyOptions;
  readonly #book: PayoutBook;
  readonly #built = new Map<number, Expected>();
  #lastActive = -1;

  constructor(options: VerifyOptions) {
    this.#options = options;
    this.#book = new PayoutBook(options.timelock);
  }

  async buildAt(block: number): Promise<void> {
    const time = await this.#options.timeOf(block);
    if (time === null) return;
    const built = this.#book.build(time);
    this.#built.set(block, { ...built, root: rootOf(this.#options.home, built.leaves) });
  }

  rootAt(block: number): string | null {
    return this.#built.get(block)?.root ?? null;
  }

  apply(step: LedgerStep, event: ChainEvent): void {
    this.#book.apply(step, event);
    if (step.kind === 'proposed') this.#judge(step, event);
    if (step.kind === 'vetoed') this.#settle('vetoed');
    if (step.kind !== 'active') return;
    const waiting = this.#settle('active');
    const leaves = waiting?.isRight ? this.#built.get(waiting.upToBlock)?.leaves : [];
    this.#book.give(leaves ?? [], ({ user }) => fromHexAddress(user), event.block);
    this.#lastActive = event.block;
  }

  #judge({ root, total, upToBlock }: Proposal, { block, txid }: ChainEvent): void {
    const over = Number(upToBlock);
    const built = this.#built.get(over);
    const expected = built?.root
      ? { root: built.root, total: built.total, leaves: built.leaves.length }
      : null;
    // A root over blocks before the last one became active would raise what that one has raised already.
    const isRight = expected?.root === root && expected.total === total && this.#lastActive <= over;
    this.verdicts.push({ root, block, txid, upToBlock: over, state: 'waiting', isRight, expected });
  }

  #settle(state: 'active' | 'vetoed'): Verdict | undefined {
    const waiting = this.verdicts.pop();
    if (waiting) this.verdicts.push({ ...waiting, state });
    return waiting;
  }
}

/** Of the wrong roots, given in chain order, those that are not over: nobody vetoed them, and no right one became active since. */
export function harmfulOf(verdicts: readonly Verdict[]): readonly Verdict[] {
  const right = verdicts.findLastIndex(({ isRight, state }) => isRight && state === 'active');
  return verdicts.slice(right + 1).filter(({ isRight, state }) => !isRight && state !== 'vetoed');
}

/** Null without leaves. */
export const rootOf = (home: PayoutHome, leaves: readonly PayoutLeaf[]): string | null =>
  leaves.length === 0 ? null : toHex(payoutTree(home, leaves).root);
