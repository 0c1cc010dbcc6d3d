import { paths } from '../navigation/paths.ts';
import type { Term } from './terms.ts';

/** Where a word is explained. */
export function glossaryPath(term: Term): string {
  return `${paths.glossary}?term=${term}`;
}
