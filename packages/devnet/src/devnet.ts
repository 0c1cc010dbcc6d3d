import type { Chain } from './chain/chain.ts';
import type { ChainCore } from './chain/core.ts';
import { LocalChain } from './chain/local-chain.ts';
import { LocalControl } from './chain/local-control.ts';
import type { Miner } from './chain/miner.ts';
import type { FundedKey } from './genesis.ts';

/** A running chain with its test-node hooks. */
export class Devnet extends LocalControl {
  readonly chain: Chain;
  /** Resolves with what happened when the chain cannot go on, such as a disk that takes no more blocks. */
  readonly fault: Promise<Error>;
  /** Base URL of the HTTP API, undefined when it is not served. */
  url: string | undefined;
  /** Bytes of a torn last record that were cut off the block log at the start. */
  repairedBytes = 0;
  readonly #closers: (() => unknown)[] = [];

  constructor(core: ChainCore, miner: Miner, accounts: readonly FundedKey[]) {
    const chain = new LocalChain(core, miner);
    super(core, miner, chain, accounts);
    this.chain = chain;
    this.fault = core.fault;
  }

  /** What `close` is to do, last added first. */
  onClose(task: () => unknown): void {
    this.#closers.unshift(task);
  }

  /** Stops serving and mining, and leaves a snapshot in the data folder. */
  async close(): Promise<void> {
    for (const task of this.#closers.splice(0)) await task();
  }
}
