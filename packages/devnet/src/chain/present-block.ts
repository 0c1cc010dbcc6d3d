import type { Transaction } from '@vellum/tron/transaction';
import { WITNESS_KEY } from '../accounts.ts';
import type { Receipt } from '../execution/receipt.ts';
import type { Block } from './block.ts';
import { type SealedHeader, signHeader, versionOf } from './header.ts';

/** A block as callers see it. Its signature is made when someone asks for it. */
export class PresentBlock implements Block {
  readonly number: number;
  readonly id: string;
  readonly parentId: string;
  readonly timestamp: number;
  readonly witness: string;
  readonly version: number;
  readonly txTrieRoot: string;
  readonly transactions: readonly Transaction[];
  readonly receipts: readonly Receipt[];
  readonly stateHash: string;
  #signature: Uint8Array | undefined;

  constructor(
    header: SealedHeader,
    stateHash: string,
    transactions: readonly Transaction[],
    receipts: readonly Receipt[],
  ) {
    this.number = header.number;
    this.id = header.id;
    this.parentId = header.parentId;
    this.timestamp = header.timestamp;
    this.witness = header.witness;
    this.version = versionOf(header);
    this.txTrieRoot = header.txTrieRoot;
    this.transactions = transactions;
    this.receipts = receipts;
    this.stateHash = stateHash;
  }

  get witnessSignature(): Uint8Array {
    this.#signature ??= signHeader(this, WITNESS_KEY);
    return this.#signature;
  }
}
