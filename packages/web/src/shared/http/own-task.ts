import { nextTask } from '../start/next-task.ts';

/** Resolves when the last who asked has had a task; null when nobody has asked for a while. */
let last: Promise<void> | null = null;

/**
 * When to begin a call: at once for who asks alone, which is null, and one task after the other for who asks in the same
 * moment. To begin the calls of a whole page in one task would hold up a tap. Where the server draws nobody taps.
 */
export function ownTask(): Promise<void> | null {
  if (typeof document === 'undefined') return null;
  const mine = last;
  const next = Promise.resolve(mine).then(nextTask);
  last = next;
  void next.then(() => {
    if (last === next) last = null;
  });
  return mine;
}
