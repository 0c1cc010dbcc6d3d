import { trc20 } from '@vellum/contracts/coins';
import { findItem, signatureHash } from '@vellum/tron/abi/abi-lookup';
import { type Address, evmAddressBytes, toHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { sql } from 'kysely';
import { decodersOf } from '../../src/indexer/duties.ts';
import type { IndexedBlock, IndexedTransaction } from '../../src/indexer/indexed-block.ts';
import { noProgress } from '../../src/indexer/progress.ts';
import type { BlockAnnotator } from '../../src/indexer/projection.ts';
import { keepUndo } from '../../src/indexer/undo.ts';
import { Writer, type WriterParts } from '../../src/indexer/writer.ts';
import type { Database } from '../../src/platform/database/database.ts';

/** A transfer of USDT as a block holds it. */
export type WrittenTransfer = Readonly<{
  id: string;
  owner: Address;
  to: Address;
  amount: bigint;
  success: boolean;
}>;

/** Blocks made up by a test and written by the real indexer: any fork, at once. */
export class WrittenChain {
  #writer: Writer;
  readonly #parts: WriterParts;
  readonly #usdt: Address;
  readonly blocks: IndexedBlock[];
  #made = 0;
  timestamp = 1_700_000_000_000;

  private constructor(parts: WriterParts, writer: Writer, usdt: Address, first: IndexedBlock) {
    this.#parts = parts;
    this.#writer = writer;
    this.#usdt = usdt;
    this.blocks = [first];
  }

  static async begin(
    database: Database,
    usdt: Address,
    annotators: readonly BlockAnnotator[],
  ): Promise<WrittenChain> {
    const skipped = (error: unknown) => {
      throw error;
    };
    await keepUndo(database, ['order_chain']);
    const parts = {
      database,
      duties: { projections: [], annotators, onSkipped: skipped },
      reading: { decoders: decodersOf({ projections: [], annotators }), factories: [] },
      progress: noProgress(),
    };
    const first = blockOf(1, '00'.repeat(32), idOf(0), 1_700_000_000_000, []);
    return new WrittenChain(parts, await beginWriter(parts, usdt, first), usdt, first);
  }

  /** Writes all blocks again into empty tables. */
  async rebuild(): Promise<void> {
    const [first, ...rest] = this.blocks;
    await sql`truncate chain_cursor, chain_block, chain_tx, chain_log, chain_undo,
      contract_registry, order_chain, order_progress`.execute(this.#parts.database);
    this.#writer = await beginWriter(this.#parts, this.#usdt, first!);
    for (const block of rest) await this.#writer.applyLive(block);
  }

  blockWith(txid: string): IndexedBlock | null {
    return this.blocks.find((block) => block.transactions.some(({ id }) => id === txid)) ?? null;
  }

  get head(): IndexedBlock {
    return this.blocks.at(-1)!;
  }

  get solid(): IndexedBlock {
    return this.blocks.find(({ number }) => number === this.#writer.cursor.solid)!;
  }

  async add(transfers: readonly WrittenTransfer[]): Promise<IndexedBlock> {
    const { number, id } = this.head;
    this.#made += 1;
    this.timestamp += 3_000;
    const transactions = transfers.map((transfer, index) => this.#transaction(transfer, index));
    const block = blockOf(number + 1, id, idOf(this.#made), this.timestamp, transactions);
    await this.#writer.applyLive(block);
    this.blocks.push(block);
    return block;
  }

  /** Takes back the newest blocks. */
  async undo(depth: number): Promise<void> {
    await this.#writer.rollBack(this.head.number - depth);
    this.blocks.splice(this.blocks.length - depth);
  }

  /** Nothing up to the block can be replaced any more. */
  async solidify(number: number): Promise<void> {
    const block = this.blocks.find((one) => one.number === number)!;
    await this.#writer.solidify(block);
  }

  #transaction(transfer: WrittenTransfer, index: number): IndexedTransaction {
    const { id, owner, to, amount, success } = transfer;
    return {
      kind: 'call',
      id,
      index,
      owner,
      contract: this.#usdt,
      data: trc20.transfer(to, amount).data,
      callValue: 0n,
      success,
      result: success ? 'SUCCESS' : 'REVERT',
      output: new Uint8Array(),
      fee: 0n,
      expiration: this.timestamp + 60_000,
      logs: success ? [logOf(this.#usdt, transfer)] : [],
    };
  }
}

const beginWriter = (parts: WriterParts, usdt: Address, first: IndexedBlock) =>
  Writer.begin(parts, first, [{ address: usdt, source: 'usdt', fromBlock: 1, parent: null }]);

const idOf = (place: number) => place.toString(16).padStart(64, '0');

function blockOf(
  number: number,
  parentId: string,
  id: string,
  timestamp: number,
  transactions: readonly IndexedTransaction[],
): IndexedBlock {
  const head = { number, id, parentId, timestamp };
  return { ...head, transactionCount: transactions.length, transactions, transfers: [] };
}

const transferTopic = toHex(signatureHash(findItem(trc20.abi, 'event', 'Transfer')));

function logOf(contract: Address, { owner, to, amount }: WrittenTransfer) {
  const topicOf = (address: Address) =>
    toHex(evmAddressBytes(toHexAddress(address))).padStart(64, '0');
  const topics = [transferTopic, topicOf(owner), topicOf(to)];
  return {
    index: 0,
    contract,
    topics,
    data: Buffer.from(amount.toString(16).padStart(64, '0'), 'hex'),
  };
}
