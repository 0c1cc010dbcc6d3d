import { burnMine } from '@vellum/contracts/burn-mining';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import type { PayoutLeaf } from '@vellum/contracts/payout-tree';
import { team } from '@vellum/contracts/team';
import type { LogEntry } from '@vellum/tron/abi/log';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { ledgerStep } from './ledger-step.ts';
import { PayoutBook } from './payout-book.ts';
import type { BuiltRoot } from './payout-rules.ts';

/** A block of a chain that runs in the same process. */
export type LoggedBlock = Readonly<{
  number: number;
  /** Chain time in milliseconds. */
  timestamp: number;
  receipts: readonly Readonly<{
    txid: string;
    logs: readonly (LogEntry & Readonly<{ address: HexAddress }>)[];
  }>[];
}>;

const faces = { team, feeVault, burnMine, payout } as const;
type Source = keyof typeof faces;

/**
 * Payout income by the blocks themselves: for who proposes roots on a chain of their own, each over all blocks before
 * the proposal. Blocks are read in order, from the first.
 */
export class BlockBook {
  readonly #book: PayoutBook;
  readonly #sources: ReadonlyMap<HexAddress, Source>;
  /** Leaves of the root that waits, as the blocks before its proposal lead to them. */
  #waiting: readonly PayoutLeaf[] = [];
  readonly #active: (readonly PayoutLeaf[])[] = [];
  #time = 0;

  constructor(at: (contract: Source | 'timelock') => HexAddress) {
    this.#book = new PayoutBook(fromHexAddress(at('timelock')));
    const names = Object.keys(faces) as Source[];
    this.#sources = new Map(names.map((name) => [at(name), name]));
  }

  read({ number: block, timestamp, receipts }: LoggedBlock): void {
    for (const [transactionIndex, { txid, logs }] of receipts.entries()) {
      for (const [logIndex, log] of logs.entries()) {
        const source = this.#sources.get(log.address);
        const event = source && faces[source].event(log);
        if (!source || !event) continue;
        const { name, arguments: args } = event;
        const contract = fromHexAddress(log.address);
        const place = { block, timestamp, txid, transactionIndex, logIndex, contract, source };
        this.#apply({ ...place, name, args: { ...args } });
      }
    }
    this.#time = timestamp;
  }

  /** The root over all blocks that were read. */
  build(): BuiltRoot {
    return this.#book.build(this.#time);
  }

  /** The leaves of every root that became active, oldest first. */
  activeRoots(): readonly (readonly PayoutLeaf[])[] {
    return this.#active;
  }

  #apply(event: Parameters<typeof ledgerStep>[0]): void {
    const step = ledgerStep(event);
    if (step === null) return;
    if (step.kind === 'proposed') this.#waiting = this.build().leaves;
    this.#book.apply(step, event);
    if (step.kind !== 'active') return;
    this.#active.push(this.#waiting);
    this.#book.give(this.#waiting, ({ user }): Address => fromHexAddress(user), event.block);
  }
}
