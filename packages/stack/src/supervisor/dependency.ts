import type { Run, Supervised } from './supervised.ts';

/** A part that others need. */
export type Dependency = Readonly<{
  /** Resolves with one line when it is given up. */
  givenUp: Promise<string>;
  /** Resolves when it is there. */
  ready(): Promise<void>;
  /** How often it ended by itself. */
  endings(): number;
}>;

/** Not ours to start: whoever needs it asks until it answers. */
export const elsewhere: Dependency = {
  givenUp: new Promise<string>(() => {}),
  ready: async () => {},
  endings: () => 0,
};

export const dependencyOn = <R extends Run>(part: Supervised<R>): Dependency => ({
  givenUp: part.givenUp,
  ready: () => part.ready(),
  endings: () => part.endings,
});

/**
 * Starts what needs others, once they are there. A start that one of them broke off by ending meanwhile is made again and
 * says nothing about the part itself.
 */
export async function startAfter<T>(
  needed: readonly Dependency[],
  start: () => Promise<T>,
): Promise<T> {
  const endings = () => needed.reduce((sum, one) => sum + one.endings(), 0);
  for (;;) {
    for (const one of needed) await one.ready();
    const before = endings();
    try {
      return await start();
    } catch (error) {
      if (endings() === before) throw error;
    }
  }
}

export const say = (line: string): void => console.log(`vellum: ${line}`);
