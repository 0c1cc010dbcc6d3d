import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { PresaleState } from '@vellum/contracts/presale';
import { boundBroken, type ShareBounds } from '../../shared/sale/share-bounds.ts';

/** What decides whether shares of a presale can be bought. */
export type ShareFacts = ShareBounds &
  Readonly<{
    state: PresaleState;
    /** Who cannot join: whoever can change its terms, and who is not active. */
    excluded: 'owner' | 'inactive' | null;
  }>;

export function excludedAs(isOwner: boolean, isActive: boolean): ShareFacts['excluded'] {
  if (isOwner) return 'owner';
  return isActive ? null : 'inactive';
}

/** Why so many shares cannot be bought, each from its own cause; null when nothing speaks against it. */
export function sharesProblem(facts: ShareFacts, wanted: number): CodeWithParams | null {
  if (facts.state === 'not-started') return { code: 'SOON_TO_OPEN' };
  if (facts.state !== 'in-progress') return { code: 'NOT_IN_PRESALE' };
  if (facts.excluded === 'owner') return { code: 'PRESALE_JOIN_REFUSED' };
  if (facts.excluded === 'inactive') return { code: 'PRESALE_NOT_ACTIVE' };
  return boundBroken(facts, wanted);
}
