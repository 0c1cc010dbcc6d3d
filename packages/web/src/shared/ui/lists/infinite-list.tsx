import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../buttons/button.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import { uiTexts } from '../texts.ts';
import { useAimedRow } from './use-aimed-row.ts';

/** How a list continues below what is shown. */
export type ListTail = 'more' | 'loading' | 'failed' | 'end';

type InfiniteListProps<Item> = Readonly<{
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  tail: ListTail;
  loadMore: () => void;
}>;

/** A list that grows as its end comes near; a failed page can be asked for again. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>): ReactNode {
  const { label, items, keyOf, render, tail, loadMore } = props;
  const t = useTexts(uiTexts);
  const end = useNearEnd(tail === 'more', loadMore);
  const aimed = useAimedRow(items.map(keyOf), tail === 'more' ? loadMore : null);
  return (
    <div>
      <ul aria-label={label} aria-busy={tail === 'loading'}>
        {items.map((item) => (
          <li
            key={keyOf(item)}
            {...(keyOf(item) === aimed.key && { ref: aimed.row, tabIndex: -1, 'data-aimed': '' })}
            className="scroll-mt-16 border-t border-line-soft first:border-t-0 data-aimed:bg-primary-soft"
          >
            {render(item)}
          </li>
        ))}
      </ul>
      <div ref={end} className="min-h-px">
        {tail === 'loading' && (
          <div role="status" className="grid gap-2 px-4 py-3">
            <span className="sr-only">{t('loading')}</span>
            <Skeleton width="70%" />
            <Skeleton width="45%" height={16} />
          </div>
        )}
        {tail === 'failed' && (
          <div className="flex items-center justify-between gap-3 px-4 py-2 text-14 text-ink-2">
            {t('listFailed')}
            <Button kind="ghost" size="small" onClick={loadMore}>
              {t('retry')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Calls back while the marked place is within a screen of sight. */
function useNearEnd(active: boolean, reached: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(reached);
  useEffect(() => {
    latest.current = reached;
  });
  useEffect(() => {
    if (!active || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [active]);
  return place;
}
