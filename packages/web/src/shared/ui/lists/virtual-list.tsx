import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type RowRange, visibleRows } from './visible-rows.ts';

type VirtualListProps = Readonly<{
  label: string;
  count: number;
  rowHeight: number;
  /** Called when other rows come into sight, so that they can be fetched. */
  onRange: (range: RowRange) => void;
  render: (index: number) => ReactNode;
}>;

/** What is drawn before the list has been measured: more than a phone shows. */
const firstScreen = 10;

/** A list of rows of equal height of which only those near the window exist. It scrolls with the page. */
export function VirtualList(props: VirtualListProps): ReactNode {
  const { label, count, rowHeight, onRange, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const { from, to } = useVisibleRows(list, count, rowHeight);
  useEffect(() => onRange({ from, to }), [onRange, from, to]);
  const indexes = Array.from({ length: to - from }, (_, place) => from + place);
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: count * rowHeight }}>
      {indexes.map((index) => (
        <li
          key={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          className="absolute inset-x-0 border-t border-line-soft"
          style={{ top: index * rowHeight, height: rowHeight }}
        >
          {render(index)}
        </li>
      ))}
    </ul>
  );
}

function useVisibleRows(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  rowHeight: number,
): RowRange {
  const [range, setRange] = useState<RowRange>({ from: 0, to: firstScreen });
  // Not before the paint: a kept page gets its depth back in the same moment, and keeps the rows it had.
  useEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = visibleRows({ top, height: window.innerHeight }, rowHeight, count);
      setRange((last) => (last.from === next.from && last.to === next.to ? last : next));
    };
    // Told of its size when the page has been laid out anyway: to ask for it here would lay out everything once more.
    const size = new ResizeObserver(look);
    if (list.current) size.observe(list.current);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      size.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, count, rowHeight]);
  return { from: Math.min(range.from, count), to: Math.min(range.to, count) };
}
