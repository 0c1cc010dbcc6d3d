import { fromHex } from '@vellum/tron/bytes';
import { WITNESS } from '../accounts.ts';
import { type ExecutionContext, slotOf } from '../execution/context.ts';
import { encodedOf } from '../execution/encoded.ts';
import type { GenesisBlock } from '../genesis.ts';
import { parametersInForce } from '../governance/parameters-in-force.ts';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { WorldState } from '../state/world-state.ts';
import type { BlockContext } from '../tvm/execution.ts';
import type { Machine } from '../tvm/machine.ts';
import { Archive } from './archive.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import type { Block } from './block.ts';
import { type BlockRecord, encodeBlock, encodeReceipts, presentBlock } from './block-record.ts';

/** The parts a ledger is made of. The state is at the last block of the archive. */
export type LedgerParts = Readonly<{
  parameters: ChainParameters;
  state: WorldState;
  machine: Machine;
  archive: Archive;
  genesisTime: number;
}>;

/** Blocks that will replace everything above block `keep`. */
type Branch = Readonly<{ keep: number; entries: (ArchiveEntry & { decoded: Block })[] }>;

/**
 * Blocks and the state they lead to. Knows nothing of time, pool or disk; callers see to it that one thing
 * happens at a time. The archive is what the world sees: while a branch grows it still holds the old blocks.
 */
export class Ledger {
  /** What the chain started with; `rules` are those of its present state. */
  readonly parameters: ChainParameters;
  readonly state: WorldState;
  readonly machine: Machine;
  readonly archive: Archive;
  readonly genesisTime: number;
  #branch: Branch | undefined;

  constructor(parts: LedgerParts) {
    this.parameters = parts.parameters;
    this.state = parts.state;
    this.machine = parts.machine;
    this.archive = parts.archive;
    this.genesisTime = parts.genesisTime;
  }

  /** The block that the state is at: the last of the branch, where there is one. */
  get head(): Block {
    const { keep, entries } = this.#branch ?? { keep: this.archive.height, entries: [] };
    return entries.at(-1)?.decoded ?? this.block(keep);
  }

  /** The parameters that the next block follows, which proposals may have changed. */
  get rules(): ChainParameters {
    return parametersInForce(this.state, this.parameters);
  }

  /** A block that is known to be there. */
  block(number: number): Block {
    const block = this.archive.block(number);
    if (block === undefined) throw new Error(`block ${number} is missing`);
    return block;
  }

  /** Time for the next block: the wanted one, but always later than the head's. */
  nextTimestamp(wanted: number): number {
    return Math.max(wanted, this.head.timestamp + 1);
  }

  /** What transactions of the block after the head run with. */
  contextOfNext(timestamp: number): ExecutionContext {
    const { head } = this;
    return this.#context({ number: head.number + 1, timestamp }, head.timestamp);
  }

  /** What constant calls run with: they see the newest block of the state as the current one. */
  contextAt(block: Block): ExecutionContext {
    return this.#context(block, block.timestamp);
  }

  /** Puts a sealed block on top; resolves to its encoded form. */
  append(record: BlockRecord, decoded: Block): Uint8Array {
    const { header, txids } = record;
    const entry = { id: header.id, bytes: encodeBlock(record), txids, decoded };
    if (this.#branch) this.#branch.entries.push(entry);
    else this.archive.append(entry);
    return entry.bytes;
  }

  /** Takes the state back to block `keep`; blocks sealed from now on are a branch until `adoptBranch`. */
  startBranch(keep: number): void {
    for (let number = this.archive.height; number > keep; number -= 1) this.state.undoBlock();
    this.#branch = { keep, entries: [] };
  }

  /** Replaces the blocks above the start of the branch, all at once. Gives the encoded form of the new ones. */
  adoptBranch(): Uint8Array[] {
    const { keep, entries } = this.#branch ?? { keep: this.archive.height, entries: [] };
    this.#branch = undefined;
    this.archive.truncate(keep);
    for (const entry of entries) this.archive.append(entry);
    return entries.map(({ bytes }) => bytes);
  }

  /** Id of a block below or at the head. */
  id(number: number): string | undefined {
    if (this.#branch === undefined || number <= this.#branch.keep) return this.archive.id(number);
    return this.#branch.entries[number - this.#branch.keep - 1]?.id;
  }

  isKnown(txid: string): boolean {
    const position = this.archive.position(txid);
    if (this.#branch === undefined) return position !== undefined;
    if (position !== undefined && position.number <= this.#branch.keep) return true;
    return this.#branch.entries.some(({ txids }) => txids.includes(txid));
  }

  #context(block: Pick<BlockContext, 'number' | 'timestamp'>, headTime: number): ExecutionContext {
    const { state, rules: parameters, machine, genesisTime } = this;
    machine.follow(parameters);
    const blockId = (number: number) => {
      const id = number < block.number ? this.id(number) : undefined;
      return id === undefined ? undefined : fromHex(id);
    };
    const parent = { time: headTime, slot: slotOf(headTime, genesisTime) };
    const { number, timestamp } = block;
    return {
      state,
      parameters,
      machine,
      witness: WITNESS,
      block: { number, timestamp, witness: WITNESS, parent, blockId },
      headTime,
      headSlot: parent.slot,
    };
  }
}

/** An archive that holds block 0 only. Its transfers are in the block, and nothing finds them by their ids. */
export function archiveOfGenesis({ header, transfers, state }: GenesisBlock): Archive {
  const archive = new Archive();
  const record: BlockRecord = {
    header,
    stateHash: state.stateHash(),
    edits: [],
    txids: [],
    transactions: transfers.map(encodedOf),
    receipts: encodeReceipts([]),
  };
  archive.append({
    id: header.id,
    bytes: encodeBlock(record),
    txids: [],
    decoded: presentBlock(record, transfers, []),
  });
  return archive;
}
