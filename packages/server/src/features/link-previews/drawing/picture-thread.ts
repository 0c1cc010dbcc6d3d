import { Worker } from 'node:worker_threads';
import type { PicturePlan } from '../picture-plan.ts';

/** Pictures that may wait: more are refused at once. */
const WAITING = 8;
/** Milliseconds that one picture may take; then the thread is ended, and the next picture begins another. */
const LIMIT = 10_000;
/** Milliseconds without work after which the thread ends and gives its memory back. */
const IDLE = 60_000;
/** Megabytes of a thread's own heap. */
const HEAP = 256;

type Drawn = Readonly<{ kind: 'drawn'; png: Uint8Array } | { kind: 'failed'; reason: string }>;

/** Too many pictures wait already. */
export class TooManyPictures extends Error {}

export type DrawPicture = (plan: PicturePlan) => Promise<Buffer>;

/** Draws one picture after the other in a thread, which lives only while there is work. */
export class PictureThread {
  readonly #limit: number;
  #worker: Worker | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(limit = LIMIT) {
    this.#limit = limit;
  }

  readonly draw: DrawPicture = (plan) => {
    if (this.#waiting >= WAITING || this.#isClosed) return Promise.reject(new TooManyPictures());
    this.#waiting++;
    const drawn = this.#line.then(() => this.#drawNow(plan));
    this.#line = drawn.catch(() => null).finally(() => this.#rest());
    return drawn;
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  async #drawNow(plan: PicturePlan): Promise<Buffer> {
    clearTimeout(this.#idle);
    if (this.#isClosed) throw new TooManyPictures();
    this.#worker ??= begun();
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const fail = (reason: string) => reject(new Error(`a picture was not drawn: ${reason}`));
    const timer = setTimeout(() => fail('it took too long'), this.#limit);
    const hear = (message: Drawn) => {
      if (message.kind === 'drawn') resolve(Buffer.from(message.png));
      else fail(message.reason);
    };
    const stop = (error?: unknown) => fail(String(error ?? 'its thread ended'));
    worker.once('message', hear).once('error', stop).once('exit', stop);
    worker.postMessage(plan);
    try {
      return await promise;
    } catch (error) {
      // An answer that comes late is for nobody.
      await this.#end();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', hear).off('error', stop).off('exit', stop);
    }
  }

  #rest(): void {
    this.#waiting--;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#end(), IDLE).unref();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

function begun(): Worker {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  // Errors of a thread that nobody waits for.
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}
