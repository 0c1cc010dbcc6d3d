import { type ComponentType, lazy } from 'react';
import { afterFirstPage, type Turn } from './first-page.ts';

/**
 * A part that nobody misses at first sight: its code is fetched once the first page stands, so that it takes
 * neither line nor processor from what is read. Nothing that the first page needs may import it.
 */
export function lazyLater<Props>(load: () => Promise<ComponentType<Props>>, turn: Turn = 'later') {
  return lazy(async () => {
    await afterFirstPage(turn);
    return { default: await load() };
  });
}
