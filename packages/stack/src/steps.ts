/** Shows the steps of a start as they happen, each with its time. */
export type Steps = Readonly<{
  /** Runs one step under its name; a step that fails shows as failed and rejects. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Milliseconds since the first step. */
  elapsed(): number;
}>;

/** Where lines go. On a terminal the line of a running step is replaced when it ends. */
export type Output = Readonly<{ write(text: string): unknown; isTTY?: boolean }>;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

export function createSteps(output: Output, now: () => number): Steps {
  const begun = now();
  return {
    elapsed: () => now() - begun,
    async run(name, work) {
      const started = now();
      const line = (outcome: string) => `  ${name.padEnd(10)} ${outcome}`;
      if (output.isTTY) output.write(line('...'));
      const end = (outcome: string) => {
        const back = output.isTTY ? '\r\u001b[2K' : '';
        output.write(`${back}${line(outcome)} ${seconds(now() - started)}\n`);
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
}
