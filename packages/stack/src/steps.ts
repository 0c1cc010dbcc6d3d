/** Shows the steps of a start as they happen, each with its time. */
export type Steps = Readonly<{
  /** Runs one step under its name; a step that fails shows as failed and rejects. `progress` tells how far it is. */
  run<T>(name: string, work: () => Promise<T>, progress?: () => string): Promise<T>;
  /** Milliseconds since the first step. */
  elapsed(): number;
}>;

/** For what is started again: nobody waits for it at a terminal. */
export const silentSteps: Steps = { run: (_, work) => work(), elapsed: () => 0 };

/** Where lines go. On a terminal the line of a running step is kept true, and replaced when it ends. */
export type Output = Readonly<{ write(text: string): unknown; isTTY?: boolean }>;

/** Calls again and again until it is told to stop. */
export type Ticker = (tick: () => void) => () => void;

const TICK_MS = 250;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const back = '\r\u001b[2K';

const everyTick: Ticker = (tick) => {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
};

export function createSteps(output: Output, now: () => number, ticker: Ticker = everyTick): Steps {
  const begun = now();
  return {
    elapsed: () => now() - begun,
    async run(name, work, progress) {
      const started = now();
      const line = (outcome: string) => `  ${name.padEnd(10)} ${outcome}`;
      const stopShowing = output.isTTY ? show(line, started, progress) : () => {};
      const end = (outcome: string) => {
        stopShowing();
        output.write(`${line(outcome)} ${seconds(now() - started)}\n`);
      };
      try {
        const result = await work();
        end('ready in');
        return result;
      } catch (error) {
        end('failed after');
        throw error;
      }
    },
  };

  function show(
    line: (outcome: string) => string,
    started: number,
    progress?: () => string,
  ): () => void {
    output.write(line('...'));
    const stop = ticker(() => {
      const parts = [`${Math.floor((now() - started) / 1000)} s`, progress?.() ?? ''];
      output.write(`${back}${line(`... ${parts.filter(Boolean).join(', ')}`)}`);
    });
    return () => {
      stop();
      output.write(back);
    };
  }
}
