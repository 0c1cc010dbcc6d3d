import type { Transaction } from '@vellum/tron/transaction';
import { WITNESS } from '../accounts.ts';
import { applyTransaction } from '../execution/apply-transaction.ts';
import type { ExecutionContext } from '../execution/context.ts';
import { encodedOf } from '../execution/encoded.ts';
import type { Receipt } from '../execution/receipt.ts';
import type { StateEdit } from '../execution/state-edit.ts';
import { applyEdit } from '../execution/state-edit.ts';
import { closeBlock } from '../governance/maintenance.ts';
import type { ConsoleCalls } from '../tvm/console-calls.ts';
import type { Block } from './block.ts';
import { type BlockRecord, encodeReceipts, presentBlock } from './block-record.ts';
import { sealHeader } from './header.ts';
import type { Ledger } from './ledger.ts';
import { merkleRoot } from './merkle-root.ts';

/** java-tron's bound on the size of a block. */
const MAX_BYTES = 2_000_000;
/** What one transaction at the highest fee limit of mainnet can use, so any transaction fits an empty block. */
const MAX_ENERGY = 150_000_000n;

/** Makes the block after the head: edits and transactions, then `seal` or `discard`. */
export class BlockBuilder {
  readonly #ledger: Ledger;
  readonly #context: ExecutionContext;
  readonly #edits: StateEdit[] = [];
  readonly #transactions: Transaction[] = [];
  readonly #receipts: Receipt[] = [];
  readonly #console = new Map<string, ConsoleCalls>();
  #bytes = 0;
  #energy = 0n;

  constructor(ledger: Ledger, timestamp: number) {
    this.#ledger = ledger;
    this.#context = ledger.contextOfNext(timestamp);
  }

  edit(edit: StateEdit): void {
    applyEdit(this.#context.state, edit, this.#context.headTime);
    this.#edits.push(edit);
  }

  /** Whether the block has room: a full one takes no more, an empty one takes anything. */
  fits(transaction: Transaction): boolean {
    if (this.#transactions.length === 0) return true;
    const bytes = this.#bytes + encodedOf(transaction).length;
    return bytes <= MAX_BYTES && this.#energy < MAX_ENERGY;
  }

  /** What transactions of the block printed, by id. */
  get console(): ReadonlyMap<string, ConsoleCalls> {
    return this.#console;
  }

  /** Throws a `Refusal`, after which the block is as before. */
  async add(transaction: Transaction): Promise<void> {
    const index = this.#transactions.length;
    const { receipt, console } = await applyTransaction(this.#context, transaction, index);
    if (console) this.#console.set(transaction.id, console);
    this.#transactions.push(transaction);
    this.#receipts.push(receipt);
    this.#bytes += encodedOf(transaction).length;
    this.#energy += receipt.energyUsageTotal;
  }

  /** Puts the block on the chain. Resolves with it and with the bytes that stand for it in the log. */
  seal(): { block: Block; bytes: Uint8Array } {
    const { head, state, parameters: initial } = this.#ledger;
    const { number, timestamp } = this.#context.block;
    closeBlock({ state, initial, block: this.#context.block });
    const receipts = this.#receipts;
    const header = sealHeader({
      number,
      timestamp,
      parentId: head.id,
      txTrieRoot: merkleRoot(
        this.#transactions.map((transaction, index) => ({
          transaction,
          result: receipts[index]?.result,
        })),
      ),
      witness: WITNESS,
    });
    const record: BlockRecord = {
      header,
      stateHash: state.sealBlock(),
      edits: this.#edits,
      txids: this.#transactions.map(({ id }) => id),
      transactions: this.#transactions.map(encodedOf),
      receipts: encodeReceipts(receipts),
    };
    const block = presentBlock(record, this.#transactions, receipts);
    return { block, bytes: this.#ledger.append(record, block) };
  }

  discard(): void {
    this.#ledger.state.discard();
  }
}
