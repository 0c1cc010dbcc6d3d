import { hashOfTexts } from '@vellum/api/token-launch/token-texts';
import type { Edit } from './token-queries.ts';

type Line = Pick<Edit, 'hash' | 'previous' | 'texts' | 'number'>;

/**
 * Whether edits, newest first, lead to the hash that the page shows without a gap: each covers its whole text and the
 * hash before it. Of pages not loaded yet nothing is said.
 */
export function chainOfEdits(edits: readonly Line[], textsHash: string): boolean {
  let expected: string | null = textsHash;
  for (const { hash, previous, texts } of edits) {
    if (hash !== expected || hashOfTexts(texts, previous) !== hash) return false;
    expected = previous;
  }
  const last = edits.at(-1);
  return last === undefined || last.number > 0 || last.previous === null;
}
