import { useEffect } from 'react';

/** A refusal before the review is told in the form where it was begun, so the form comes back. */
export function useReturn(refusal: string | null, open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal opens the form again.
  useEffect(() => {
    if (refusal !== null) open();
  }, [refusal]);
}
