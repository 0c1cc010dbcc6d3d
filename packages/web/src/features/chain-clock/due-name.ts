import type { DueKind } from '@vellum/api/choice-lists';
import { cardIdOf, printedNumber } from '../../shared/cards/card-id.ts';

/** What is due, as people know it: cards by what is printed on them, series counted from 1. */
export function dueName(kind: DueKind, of: string | null): string {
  if (of === null) return '';
  if (kind === 'pledgeEnds') return printedNumber(cardIdOf(of));
  if (kind === 'boxesStart' || kind === 'boxesEnd') return String(BigInt(of) + 1n);
  return of;
}
