import { addressBytes, type HexAddress } from '@vellum/tron/address';
import { concatBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { CONSOLE_ADDRESS, ConsoleRecorder } from './console-calls.ts';
import type { InternalTransaction } from './execution.ts';
import { hexOf } from './words.ts';

/** What a frame does beside its own storage: it calls, creates, stakes or ends itself. */
export type InternalAction = Readonly<{
  note: string;
  from: HexAddress;
  to: HexAddress | undefined;
  /** Sun. */
  value: bigint;
  tokens?: Readonly<Record<string, bigint>> | undefined;
  /** Call data or init code; empty for a self-destruct. */
  data: Uint8Array;
}>;

/** What a listed action weighs beside its data. */
export const RECORD_BYTES = 256;

type Recorded = { transaction: InternalTransaction; hash: Uint8Array };

/**
 * Internal transactions of one execution, in the order they began. Their number is also the nonce from which
 * CREATE derives addresses, so failed ones count and stay, marked as rejected.
 */
export class InternalTransactions {
  readonly #recorded: Recorded[] = [];
  readonly console = new ConsoleRecorder();

  /** How many there have been; what the next CREATE hashes. */
  get count(): number {
    return this.#recorded.length;
  }

  /** Records an action of the frame whose own hash is `parent`; returns the hash for frames inside it. */
  add(parent: Uint8Array, action: InternalAction): Uint8Array {
    const { note, from, to, value, tokens, data } = action;
    // A create has no receiver when it is hashed, although it is listed with the new address.
    const hasReceiver = to !== undefined && note !== 'create';
    const receiver = hasReceiver ? addressBytes(to) : new Uint8Array(0);
    const nonce = this.#recorded.length + 1;
    const hash = keccak256(concatBytes(parent, receiver, data, int64(value), int64(BigInt(nonce))));
    const transaction = {
      hash: hexOf(hash),
      note,
      from,
      to,
      value,
      ...(tokens && { tokens }),
      rejected: false,
    };
    if (to === CONSOLE_ADDRESS && note === 'call') this.console.add({ position: nonce - 1, data });
    this.#recorded.push({ transaction, hash });
    return hash;
  }

  /** Tells what came of an action; its hash stays. */
  amend(position: number, change: Partial<Pick<InternalTransaction, 'value' | 'extra'>>): void {
    const entry = this.#recorded[position];
    if (entry !== undefined) entry.transaction = { ...entry.transaction, ...change };
  }

  /** Marks everything from the given position on as undone. */
  rejectFrom(position: number): void {
    for (const entry of this.#recorded.slice(position)) {
      entry.transaction = { ...entry.transaction, rejected: true };
    }
  }

  list(): readonly InternalTransaction[] {
    return this.#recorded.map(({ transaction }) => transaction);
  }
}

/** 8 bytes, big-endian. */
export function int64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigInt64(0, value);
  return bytes;
}
