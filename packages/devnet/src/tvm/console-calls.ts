import type { HexAddress } from '@vellum/tron/address';
import type { InternalTransaction } from './execution.ts';

/** Where Hardhat's and TronBox's console.sol send what they print. No code is there, so a call costs what it costs on TRON. */
export const CONSOLE_ADDRESS = '41000000000000000000636f6e736f6c652e6c6f67' as HexAddress;

const MAX_CALLS = 1_000;
const MAX_BYTES = 1024 * 1024;

export type ConsoleCall = Readonly<{
  /** Index among the internal transactions of the execution. */
  position: number;
  internal: InternalTransaction;
  data: Uint8Array;
}>;

/** What one execution sent to the console, oldest first, reverted or not. */
export type ConsoleCalls = Readonly<{
  calls: readonly ConsoleCall[];
  /** How many more there were, which are not kept. */
  dropped: number;
}>;

/** Collects the calls of one execution within bounds. They are no part of its outcome on the chain. */
export class ConsoleRecorder {
  readonly #calls: Omit<ConsoleCall, 'internal'>[] = [];
  #bytes = 0;
  #dropped = 0;

  add(call: Omit<ConsoleCall, 'internal'>): void {
    if (this.#calls.length >= MAX_CALLS || this.#bytes + call.data.length > MAX_BYTES) {
      this.#dropped += 1;
      return;
    }
    this.#bytes += call.data.length;
    this.#calls.push(call);
  }

  /** Undefined when nothing was sent. */
  recorded(all: readonly InternalTransaction[]): ConsoleCalls | undefined {
    const dropped = this.#dropped;
    if (this.#calls.length + dropped === 0) return undefined;
    const calls = this.#calls.map((call) => ({
      ...call,
      internal: all[call.position] as InternalTransaction,
    }));
    return { calls, dropped };
  }
}
