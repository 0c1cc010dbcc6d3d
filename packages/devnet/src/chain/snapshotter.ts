import { ENGINE } from '../engine.ts';
import { parametersHash } from '../params/chain-parameters.ts';
import type { DataFolder } from '../store/data-folder.ts';
import type { Snapshot } from '../store/snapshot-file.ts';
import type { ChainCore } from './core.ts';

/** Writes the state of a solid block to disk now and then, so that a start need not replay everything. */
export class Snapshotter {
  readonly #core: ChainCore;
  readonly #folder: DataFolder;
  readonly #interval: number;
  #last: number;
  #writing: Promise<void> = Promise.resolve();

  /** `interval` in blocks; `last` is the newest block that has a snapshot. */
  constructor(core: ChainCore, folder: DataFolder, interval: number, last: number) {
    this.#core = core;
    this.#folder = folder;
    this.#interval = interval;
    this.#last = last;
  }

  /** To be called after every block. */
  blockMade(): void {
    const { solidNumber } = this.#core;
    // A revert takes the chain back below what was last written.
    this.#last = Math.min(this.#last, solidNumber);
    if (solidNumber - this.#last < this.#interval) return;
    this.#last = solidNumber;
    const taken = this.#core.exclusive(() => this.#take());
    // Rows are never changed, so they can be written while the chain continues. A snapshot that cannot be
    // written costs time at the next start and nothing else.
    this.#writing = Promise.all([taken, this.#writing])
      .then(([snapshot]) => this.#folder.writeSnapshot(snapshot))
      .catch(() => undefined);
  }

  /** Writes the newest solid state when it is newer than the last. For a chain that has stopped. */
  async close(): Promise<void> {
    await this.#writing;
    if (!this.#core.isSound || this.#core.solidNumber <= this.#last) return;
    await this.#folder.writeSnapshot(await this.#take());
  }

  #take(): Promise<Snapshot> {
    const { ledger } = this.#core;
    return this.#core.at('solid', ({ number, id }) => ({
      label: {
        number,
        blockId: id,
        engine: ENGINE,
        parameters: parametersHash(ledger.parameters),
      },
      content: ledger.state.export(),
    }));
  }
}
