import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type Aimed = Readonly<{ key: string; row: RefObject<HTMLLIElement | null> }>;

/**
 * The row that the address of the page names behind its hash: once it is there it is scrolled to and focused, and until
 * then the list goes on loading.
 */
export function useAimedRow(keys: readonly string[], loadMore: (() => void) | null): Aimed {
  const key = useLocation().hash.slice(1);
  const row = useRef<HTMLLIElement>(null);
  const reached = useRef('');
  const isThere = key !== '' && keys.includes(key);
  useEffect(() => {
    if (!isThere || reached.current === key) return;
    reached.current = key;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [key, isThere]);
  const isMissing = key !== '' && !isThere;
  useEffect(() => {
    if (isMissing) loadMore?.();
  });
  return { key, row };
}
