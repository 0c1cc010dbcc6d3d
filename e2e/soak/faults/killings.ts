import type { Fault } from './fault.ts';

/** kill -9 of each part; whoever looks after it starts it again at once. */
export const killings: readonly Fault[] = [
  ...(['api', 'indexer', 'keeper', 'node'] as const).map((part) => ({
    name: `kill -9 of the ${part}`,
    weight: part === 'keeper' ? 1 : 3,
    strike: async ({ stack }: Parameters<Fault['strike']>[0]) => stack.processes[part].strike(),
  })),
  {
    name: 'kill -9 of the database',
    weight: 3,
    strike: async ({ stack }) => stack.database.strike(),
  },
];
