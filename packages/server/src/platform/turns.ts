import { Refusal } from './refusals/refusal.ts';

export type Turns = Readonly<{ run<T>(work: () => Promise<T>): Promise<T> }>;

/** Lets so many run at once and so many wait; whoever comes then is told that the server is busy. */
export function createTurns(atOnce: number, waiting: number): Turns {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async run(work) {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw new Refusal({ code: 'SERVER_BUSY' });
        await new Promise<void>((settle) => queue.push(settle));
      } else running += 1;
      try {
        return await work();
      } finally {
        // The turn goes to the next in line, or back.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
