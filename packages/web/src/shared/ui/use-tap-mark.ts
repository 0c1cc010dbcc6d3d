import { startTransition, useOptimistic } from 'react';

/**
 * Whether a link was tapped, and what to do when it is: it is marked at once, and its page follows as soon as it is drawn. The
 * router goes there in the same transition, so that the mark stays until then.
 */
export function useTapMark(): readonly [isMarked: boolean, mark: () => void] {
  const [isMarked, set] = useOptimistic(false);
  return [isMarked, () => startTransition(() => set(true))];
}
