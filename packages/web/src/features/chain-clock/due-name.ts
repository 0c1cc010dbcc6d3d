import type { DueKind } from '@vellum/api/wire/choice-lists';
import { cardIdOf, printedNumber } from '../../shared/cards/card-id.ts';
import { shownName } from '../../shared/coins/coin.ts';

/** Letters that two lines have room for. */
const LONGEST = 60;

const namedByStrangers: ReadonlySet<DueKind> = new Set([
  'lpVests',
  'presaleStarts',
  'presaleEnds',
  'voteStarts',
  'voteEnds',
  'proposalReady',
]);

/** What is due, as people know it: cards by what is printed on them, series counted from 1; null for what has no name. */
export function dueName(kind: DueKind, of: string | null): string | null {
  if (of === null) return null;
  if (kind === 'pledgeEnds') return printedNumber(cardIdOf(of));
  if (kind === 'boxesStart' || kind === 'boxesEnd') return String(BigInt(of) + 1n);
  return namedByStrangers.has(kind) ? shownName(of, LONGEST) : of;
}
