import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The number of a thing behind the hash; empty for any other hash, as that of the link to the content. */
export function useAimedKey(): string {
  return /^#(\d+)$/.exec(useLocation().hash)?.[1] ?? '';
}

type Aimed = Readonly<{ key: string; row: RefObject<HTMLLIElement | null> }>;

/**
 * The row that the address of the page names behind its hash: once it is there it is scrolled to and focused, and until
 * then the list continues loading.
 */
export function useAimedRow(keys: readonly string[], loadMore: (() => void) | null): Aimed {
  const key = useAimedKey();
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
