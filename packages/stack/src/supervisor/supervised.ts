import { setTimeout as pause } from 'node:timers/promises';

/** A part that runs. */
export type Run = Readonly<{
  /** Resolves when it ends, asked or not, with how it ended. */
  ended: Promise<string>;
  stop(): Promise<void>;
}>;

/** Starts a part; resolves when it is ready. `begun` hears how to end it before that, since it may take long. */
export type StartRun<R extends Run> = (begun: (stop: () => Promise<void>) => void) => Promise<R>;

export type SuperviseOptions = Readonly<{
  say(line: string): void;
  now?: () => number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}>;

/** In milliseconds. */
const BACK_OFF = { first: 250, most: 5_000, healthy: 30_000 };
/** Starts in a row that did not become ready. */
const MOST_FAILURES = 5;

const untilThen = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, undefined, { signal });

/** A part that is started again whenever it ends by itself, until it is stopped or given up. */
export class Supervised<R extends Run = Run> {
  /** Resolves with one line when it is given up. */
  readonly givenUp: Promise<string>;
  readonly #name: string;
  readonly #start: StartRun<R>;
  readonly #options: Required<SuperviseOptions>;
  readonly #stopping = new AbortController();
  readonly #giveUp: (line: string) => void;
  #end: () => Promise<void> = async () => {};
  #watching: Promise<void> = Promise.resolve();
  #restarting: Promise<R | null> | null = null;
  #delay = BACK_OFF.first;
  #endings = 0;

  constructor(name: string, start: StartRun<R>, options: SuperviseOptions) {
    const { promise, resolve } = Promise.withResolvers<string>();
    this.givenUp = promise;
    this.#giveUp = resolve;
    this.#name = name;
    this.#start = start;
    this.#options = { now: () => performance.now(), wait: untilThen, ...options };
  }

  /** The first run. When that fails it rejects: it is for who started it to mend. */
  async begin(): Promise<R> {
    this.#stopping.signal.throwIfAborted();
    const starting = this.#run();
    const watch = (run: R) => (this.#stopping.signal.aborted ? run.stop() : this.#watch(run));
    // Whoever called hears of a start that failed.
    this.#watching = starting.then(watch, () => undefined);
    return starting;
  }

  /** Resolves when the part is ready; at once while it is. */
  async ready(): Promise<void> {
    await this.#restarting;
  }

  /** How often it ended by itself. */
  get endings(): number {
    return this.#endings;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#end();
    await this.#watching;
  }

  async #run(): Promise<R> {
    const run = await this.#start((stop) => {
      this.#end = stop;
      if (this.#stopping.signal.aborted) void stop();
    });
    this.#end = () => run.stop();
    return run;
  }

  async #watch(first: R): Promise<void> {
    const { now, say } = this.#options;
    for (let run: R | null = first; run !== null; ) {
      const readyAt = now();
      const how = await run.ended;
      if (this.#stopping.signal.aborted) return;
      this.#endings += 1;
      if (now() - readyAt >= BACK_OFF.healthy) this.#delay = BACK_OFF.first;
      say(`${this.#name} exited unexpectedly (${how}); starting it again`);
      this.#restarting = this.#again();
      run = await this.#restarting;
      this.#restarting = null;
      if (run !== null) say(`${this.#name} is ready again`);
    }
  }

  /** Null when it was stopped or given up. */
  async #again(): Promise<R | null> {
    let words = '';
    for (let failures = 0; failures < MOST_FAILURES; failures++) {
      await this.#options.wait(this.#delay, this.#stopping.signal).catch(() => undefined);
      if (this.#stopping.signal.aborted) return null;
      this.#delay = Math.min(2 * this.#delay, BACK_OFF.most);
      try {
        return await this.#runUnlessStopped();
      } catch (error) {
        words = error instanceof Error ? error.message : String(error);
      }
    }
    this.#giveUp(`${this.#name} did not start ${MOST_FAILURES} times in a row: ${words}`);
    return null;
  }

  async #runUnlessStopped(): Promise<R | null> {
    const run = await this.#run();
    if (!this.#stopping.signal.aborted) return run;
    await run.stop();
    return null;
  }
}
