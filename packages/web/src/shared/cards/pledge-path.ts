import { paths } from '../navigation/paths.ts';
import { parseCardId } from './card-id.ts';

/** The page that pledges these cards, or shows the pledge of one. */
export function pledgePath(tokenIds: readonly string[]): string {
  return `${paths.cardPledge}?id=${tokenIds.join(',')}`;
}

/** Cards that an address of that page names, each once; what is not the id of a card is left out. */
export function pledgedInPath(search: URLSearchParams): readonly string[] {
  const ids = (search.get('id') ?? '').split(',').filter((text) => parseCardId(text) !== null);
  return [...new Set(ids)];
}
