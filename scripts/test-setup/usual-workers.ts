import { availableParallelism } from 'node:os';

/** Test files at a time: one more than there are processors, since many wait for a browser, a database or a process of theirs. */
export const usualWorkers = Math.max(2, availableParallelism()) + 1;
