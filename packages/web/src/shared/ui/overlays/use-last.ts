import { useRef } from 'react';

/** What an overlay shows stays in sight while it moves out. */
export function useLast<Shown>(shown: Shown | null): Shown | null {
  const last = useRef(shown);
  if (shown !== null) last.current = shown;
  return last.current;
}
