import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import { errorDetails } from '../platform/refusals/error-details.ts';
import { noteHalt } from './cursor.ts';
import { decodersOf, undoTables } from './duties.ts';
import { follow } from './follow.ts';
import { Halt } from './halt.ts';
import { whileLeading } from './leadership.ts';
import { createNode } from './node/chain-node.ts';
import { type ChainView, createNodeSource } from './node-source.ts';
import { defaultSettings, type IndexerOptions, type IndexerSettings } from './options.ts';
import { noProgress, type Progress } from './progress.ts';
import { startWriter } from './start-writer.ts';
import type { IndexerPhase, IndexerStatus } from './status.ts';
import { keepUndo } from './undo.ts';
import type { Writer, WriterParts } from './writer.ts';

export type Indexer = Readonly<{
  /** Follows the chain until the signal; several processes may run it, one of them leads. */
  run(signal: AbortSignal): Promise<void>;
  status(): IndexerStatus;
  /** Counts since the start, for metrics. */
  progress(): Readonly<Progress>;
}>;

/** Puts the chain into tables: blocks, logs, and what projections make of them. */
export function createIndexer(options: IndexerOptions): Indexer {
  return new ChainIndexer(options);
}

class ChainIndexer implements Indexer {
  readonly #options: IndexerOptions;
  readonly #settings: IndexerSettings;
  readonly #source;
  readonly #progress = noProgress();
  #phase: IndexerPhase = 'stopped';
  #writer: Writer | null = null;
  #view: ChainView | null = null;
  #halted: string | null = null;
  #problem: string | null = null;
  /** Where the cursor stood when the problem was met. */
  #metAt: number | null = null;
  #failures = 0;
  #heardAt: number | null = null;

  constructor(options: IndexerOptions) {
    this.#options = options;
    this.#settings = { ...defaultSettings, ...options.settings };
    const { requestTimeout: timeout, pace, patience } = this.#settings;
    this.#source = createNodeSource(
      options.nodes.map((node) => createNode({ ...node, timeout, pace })),
      { clock: options.clock, patience },
    );
  }

  async run(signal: AbortSignal): Promise<void> {
    this.#phase = 'standby';
    while (!signal.aborted) {
      try {
        await whileLeading(this.#options.database, (connection) => this.#lead(connection, signal));
        this.#failures = 0;
      } catch (error) {
        if (signal.aborted) break;
        await this.#failed(error);
      }
      await this.#rest(signal);
    }
    this.#phase = 'stopped';
  }

  async #lead(connection: Database, signal: AbortSignal): Promise<void> {
    if (this.#halted !== null) return;
    const parts = this.#writerParts(connection);
    this.#phase = 'catching-up';
    this.#options.log.info({}, 'indexer became leader');
    await keepUndo(connection, undoTables(parts.duties));
    const view = await this.#source.observe(signal);
    this.#look(view);
    const start = { options: this.#options, settings: this.#settings, parts, source: this.#source };
    const writer = await startWriter(start, view, signal);
    if (writer === null) return;
    this.#writer = writer;
    const onView = (seen: ChainView) => this.#look(seen);
    const follower = { database: connection, source: this.#source, writer, onView };
    await follow({ ...follower, settings: this.#settings }, signal);
  }

  #writerParts(database: Database): WriterParts {
    const { projections, annotators = [], factories = [], log } = this.#options;
    const onSkipped = (error: unknown) => {
      this.#progress.skippedAnnotations++;
      log.error(errorDetails(error), 'annotation write failed, skipped');
    };
    return {
      database,
      duties: { projections, annotators, onSkipped },
      reading: { decoders: decodersOf({ projections, annotators }), factories },
      progress: this.#progress,
    };
  }

  #look(view: ChainView): void {
    this.#view = view;
    this.#heardAt = this.#options.clock();
    // A node that tells its head may still withhold the block after ours: only a step on, or level, is the end of it.
    if (this.#lag() === 0 || this.#cursorNumber() !== this.#metAt) this.#problem = null;
    this.#failures = 0;
    this.#phase = (this.#lag() ?? Infinity) > CLOSE ? 'catching-up' : 'live';
  }

  #cursorNumber(): number | null {
    return this.#writer?.cursor.number ?? null;
  }

  #lag(): number | null {
    if (this.#view === null || this.#writer === null) return null;
    return Math.max(0, this.#view.head.number - this.#writer.cursor.number);
  }

  async #failed(error: unknown): Promise<void> {
    const { log, database } = this.#options;
    const text = error instanceof Error ? error.message : String(error);
    this.#phase = 'standby';
    this.#progress.retries++;
    this.#failures++;
    this.#problem = text;
    this.#metAt = this.#cursorNumber();
    if (!(error instanceof Halt)) {
      log.warn(errorDetails(error), 'indexer failed, retrying');
      return;
    }
    this.#halted = text;
    log.error(errorDetails(error), 'indexer halted, needs an operator');
    // Other processes tell it in their health; if it cannot be written, they see that nothing moves.
    await noteHalt(database, text).catch((problem) =>
      log.warn(errorDetails(problem), 'could not store the halt reason'),
    );
  }

  async #rest(signal: AbortSignal): Promise<void> {
    if (this.#halted !== null) this.#phase = 'halted';
    const { firstRetry, longestRetry } = this.#settings;
    const rest = Math.min(longestRetry, firstRetry * 2 ** Math.min(this.#failures, 16));
    await pause(rest, undefined, { signal }).catch(() => {});
  }

  status(): IndexerStatus {
    const cursor = this.#writer?.cursor;
    return {
      phase: this.#phase,
      leader: this.#phase === 'catching-up' || this.#phase === 'live',
      head: cursor ? { number: cursor.number, id: cursor.id, timestamp: cursor.timestamp } : null,
      solid: cursor?.solid ?? null,
      nodeHead: this.#view?.head.number ?? null,
      nodeSolid: this.#view?.solid.number ?? null,
      lag: this.#lag(),
      halted: this.#halted,
      problem: this.#problem,
      heardAt: this.#heardAt,
      behind: this.#view?.behind ?? [],
      nodes: this.#source.conditions(),
    };
  }

  progress(): Readonly<Progress> {
    return { ...this.#progress };
  }
}

/** Blocks behind the nodes that still count as level. */
const CLOSE = 3;
