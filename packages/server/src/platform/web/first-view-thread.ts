import { Worker } from 'node:worker_threads';
import type { Clock } from '../clock.ts';
import type {
  AskMessage,
  FirstView,
  GivenAnswer,
  ToMain,
  ToWorker,
  WantedView,
} from './first-view-messages.ts';

/** Asks in the name of who wanted the page, as their browser would; null for what is not asked. */
export type AskServer = (question: AskMessage) => Promise<GivenAnswer | null>;

/** Megabytes that the thread may take; beyond them it ends. */
const HEAP = 192;
/** Milliseconds between two beginnings: what ends it at once does not keep the processor busy. */
const PAUSE = 10_000;
const LIMIT = 5000;
/** Milliseconds within which a page has its answers. Who wanted it has gone without by then. */
const ANSWERS = 3000;

type Job = {
  readonly settle: (view: FirstView | null) => void;
  readonly ask: AskServer;
  readonly over: Promise<'late'>;
  /** An answer did not come in time: what is drawn without it is nobody's view. */
  isLate: boolean;
};

export type ThreadOptions = Readonly<{
  /** The module that draws, as the web is built with it. */
  file: string;
  clock: Clock;
  /** Milliseconds that a page may take; then the thread is ended. */
  limit?: number;
  /** Milliseconds for its answers; then it goes without a view, and the thread lives on. */
  answerLimit?: number;
  failed(reason: string): void;
}>;

/** The thread that draws, begun again after it was ended. What ends it ends one drawing, nothing else. */
export class FirstViewThread {
  readonly #options: ThreadOptions;
  #worker!: Worker;
  #ready!: Promise<boolean>;
  #begun = 0;
  #isClosed = false;
  #job: Job | null = null;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#begin();
  }

  /** Null when the page cannot be drawn. One at a time. */
  async draw(wanted: WantedView, ask: AskServer): Promise<FirstView | null> {
    if (!(await this.#ready) && this.#mayBegin()) this.#begin();
    if (!(await this.#ready)) return null;
    const { limit = LIMIT, answerLimit = ANSWERS } = this.#options;
    const { promise: over, resolve } = Promise.withResolvers<'late'>();
    const timers = [
      setTimeout(() => this.#end('it took too long'), limit),
      setTimeout(resolve, answerLimit, 'late'),
    ];
    return new Promise<FirstView | null>((settle) => {
      this.#job = { settle, ask, over, isLate: false };
      this.#worker.postMessage({ kind: 'draw', wanted } satisfies ToWorker);
    }).finally(() => timers.forEach(clearTimeout));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker.terminate();
  }

  #begin(): void {
    const { file, clock } = this.#options;
    this.#begun = clock();
    this.#worker = new Worker(new URL('./first-view-worker.ts', import.meta.url), {
      workerData: { file },
      resourceLimits: { maxOldGenerationSizeMb: HEAP },
    });
    this.#worker.unref();
    this.#ready = new Promise((resolve) => {
      this.#worker.on('message', (message: ToMain) => {
        if (message.kind === 'ready') resolve(true);
        else this.#hear(message);
      });
      this.#worker.on('error', ({ message }) => this.#options.failed(message));
      this.#worker.on('exit', () => {
        resolve(false);
        this.#ready = Promise.resolve(false);
        this.#finish(null);
      });
    });
  }

  #mayBegin(): boolean {
    return !this.#isClosed && this.#options.clock() - this.#begun >= PAUSE;
  }

  #hear(message: Exclude<ToMain, { kind: 'ready' }>): void {
    if (message.kind === 'ask') void this.#answer(message);
    else if (message.kind === 'drawn') this.#finish(message.view);
    else {
      this.#options.failed(message.reason);
      this.#finish(null);
    }
  }

  async #answer(question: AskMessage): Promise<void> {
    // The next thread counts its questions again: only the one that asked is told.
    const asking = this.#worker;
    const answer = await this.#asked(question);
    asking.postMessage({ kind: 'answer', id: question.id, answer } satisfies ToWorker);
  }

  async #asked(question: AskMessage): Promise<GivenAnswer | null> {
    const job = this.#job;
    if (job === null || job.isLate) return null;
    const answer = await Promise.race([job.ask(question).catch(() => null), job.over]);
    if (answer !== 'late') return answer;
    if (!job.isLate) this.#options.failed(`${question.address} was not answered in time`);
    job.isLate = true;
    return null;
  }

  #finish(view: FirstView | null): void {
    const job = this.#job;
    this.#job = null;
    job?.settle(job.isLate ? null : view);
  }

  #end(reason: string): void {
    this.#options.failed(reason);
    void this.#worker.terminate();
  }
}
