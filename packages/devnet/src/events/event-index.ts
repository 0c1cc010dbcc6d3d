import { setImmediate } from 'node:timers/promises';
import { type HexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { contractMessages } from '@vellum/tron/protocol/contracts';
import type { Transaction } from '@vellum/tron/transaction';
import type { Block } from '../chain/block.ts';
import type { Chain } from '../chain/chain.ts';
import type { Log } from '../tvm/execution.ts';
import { PostingLists, positionOf } from './posting-list.ts';

/** keccak256 of Transfer(address,address,uint256). */
const TRANSFER_TOPIC = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Blocks that are indexed in one go; the event loop is free in between. */
const STRIDE = 256;

/**
 * Which blocks concern an address. It is brought up to date when it is asked, by comparing block ids
 * with the chain's, so that a reorganisation or a revert needs no notice and nothing can be missed.
 * Nothing is kept before the first question; then one number per log, transfer party and named address.
 */
export class EventIndex {
  readonly #chain: Chain;
  /** Ids of the blocks that are in the lists, by number. */
  readonly #ids: string[] = [];
  readonly #logs = new PostingLists();
  readonly #transactions = new PostingLists();
  readonly #transfers = new PostingLists();
  #follows = false;

  constructor(chain: Chain) {
    this.#chain = chain;
  }

  /** To be awaited before asking: works off a long backlog without holding up other requests. */
  async prepare(): Promise<void> {
    while (this.#ids.length + STRIDE < this.#chain.head().number) {
      this.#catchUp(this.#ids.length + STRIDE);
      await setImmediate();
    }
    // Blocks are cheapest to index while the chain still has them at hand.
    if (!this.#follows) this.#chain.onHead(() => this.#catchUp());
    this.#follows = true;
  }

  /** Logs that the contract wrote; the place counts all logs of the block. */
  logsOf(contract: HexAddress): readonly number[] {
    this.#catchUp();
    return this.#logs.get(contract);
  }

  /** Transactions whose contract names the address; the place is the index in the block. */
  transactionsOf(address: HexAddress): readonly number[] {
    this.#catchUp();
    return this.#transactions.get(address);
  }

  /** TRC-20 transfers from or to the address; the place counts all logs of the block. */
  transfersOf(address: HexAddress): readonly number[] {
    this.#catchUp();
    return this.#transfers.get(address);
  }

  #catchUp(last = this.#chain.head().number): void {
    const keep = this.#commonLength();
    if (keep < this.#ids.length) {
      this.#ids.length = keep;
      for (const lists of [this.#logs, this.#transactions, this.#transfers]) lists.truncate(keep);
    }
    while (this.#ids.length <= last) {
      const block = this.#chain.blockByNumber(this.#ids.length);
      this.#ids.push(block?.id ?? '');
      if (block) this.#add(block);
    }
  }

  /** How many of the indexed blocks are still on the chain. */
  #commonLength(): number {
    let length = this.#ids.length;
    while (length > 0 && !this.#isOnChain(length - 1)) length--;
    return length;
  }

  #isOnChain(number: number): boolean {
    return (this.#chain.blockByNumber(number)?.id ?? '') === this.#ids[number];
  }

  #add(block: Block): void {
    let place = 0;
    // Only block 0 has transactions without receipts: nodes find them neither by id nor by account.
    for (const [index, { logs }] of block.receipts.entries()) {
      for (const address of namedAddresses(block.transactions[index] as Transaction)) {
        this.#transactions.add(address, positionOf(block.number, index));
      }
      for (const log of logs) {
        const position = positionOf(block.number, place++);
        this.#logs.add(log.address, position);
        for (const address of transferParties(log)) this.#transfers.add(address, position);
      }
    }
  }
}

/** From and to of a TRC-20 transfer; empty for every other log, also for the NFT form with four topics. */
export function transferParties(log: Log): readonly HexAddress[] {
  const [topic, from, to] = log.topics;
  const isTransfer = log.topics.length === 3 && log.data.length === 32;
  if (!isTransfer || !topic || !from || !to || toHex(topic) !== TRANSFER_TOPIC) return [];
  return [hexAddressFromBytes(from.subarray(12)), hexAddressFromBytes(to.subarray(12))];
}

function namedAddresses({ contract }: Transaction): Set<HexAddress> {
  const addresses = new Set<HexAddress>();
  for (const { name, kind } of contractMessages[contract.type].fields) {
    const value: unknown = kind === 'address' && Reflect.get(contract.value, name);
    if (value instanceof Uint8Array && value.length === 21 && value[0] === 0x41) {
      addresses.add(hexAddressFromBytes(value));
    }
  }
  return addresses;
}
