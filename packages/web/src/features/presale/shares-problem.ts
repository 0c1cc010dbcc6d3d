import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import type { PresaleState } from '@vellum/contracts/presale';
import { boundBroken, type ShareBounds } from '../../shared/sale/share-bounds.ts';

/** What decides whether shares of a presale can be bought. */
export type ShareFacts = ShareBounds &
  Readonly<{
    state: PresaleState;
    /** The owner cannot join its own presale. */
    isOwner: boolean;
  }>;

/** Why so many shares cannot be bought, each from its own cause; null when nothing speaks against it. */
export function sharesProblem(facts: ShareFacts, wanted: number): CodeWithParams | null {
  if (facts.state === 'not-started') return { code: 'SOON_TO_OPEN' };
  if (facts.state !== 'in-progress') return { code: 'NOT_IN_PRESALE' };
  if (facts.isOwner) return { code: 'PRESALE_JOIN_REFUSED' };
  return boundBroken(facts, wanted);
}
