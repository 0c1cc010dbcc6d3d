import { startTransition, useEffect, useState } from 'react';
import { afterFirstPage } from './first-page.ts';

/** Rows of one turn. */
const ROWS = 3;

/** Lists that were drawn to their end: whoever comes back finds them at once, at the depth where they left. */
const known = new Set<string>();

/** So many of the rows of a long list as had their turn: no tap waits until all of them are drawn. */
export function useInTurns<Row>(list: string, rows: readonly Row[]): readonly Row[] {
  const [room, setRoom] = useState(known.has(list) ? Number.POSITIVE_INFINITY : ROWS);
  const isWhole = rows.length <= room;
  useEffect(() => {
    if (isWhole) return;
    let isLeft = false;
    void afterFirstPage('soon').then(() => {
      if (!isLeft) startTransition(() => setRoom(room + ROWS));
    });
    return () => {
      isLeft = true;
    };
  }, [isWhole, room]);
  useEffect(() => {
    if (isWhole && rows.length > 0) known.add(list);
  }, [list, isWhole, rows.length]);
  return isWhole ? rows : rows.slice(0, room);
}
