import type { PresaleState } from '../wire/choice-lists.ts';
import type { LaunchPower } from './launch-powers.ts';
import type { SafetyFacts } from './safety-facts.ts';

export type SafetyFact = keyof SafetyFacts;

/** One fact and what it is worth: `points` of at most `of`. */
export type SafetyLine = Readonly<
  {
    [F in SafetyFact]: Readonly<{ fact: F; value: SafetyFacts[F]; points: number; of: number }>;
  }[SafetyFact]
>;

export type SafetyScore = Readonly<{ score: number; lines: readonly SafetyLine[] }>;

/** What a power of the creator over the buyers costs. Taking back what is its own costs nothing. */
const powerCosts: Readonly<Record<LaunchPower, number>> = {
  presaleTerms: 4,
  presaleCancel: 2,
  reclaimTokens: 0,
  tradeTerms: 2,
  tradeWhitelist: 1,
  tradeOpen: 1,
  tradeEnd: 1,
  tradeCancel: 1,
  tradeWithdraw: 0,
};

/** Points by the number of vesting rounds; more than the last get as many. */
const roundPoints = [0, 0, 2, 4, 5];

type Judge<F extends SafetyFact> = Readonly<{
  of: number;
  points(value: SafetyFacts[F]): number;
}>;

/** One owner is large from 5 % on, ten together from 25 % on. */
const oneOwner = fallingOf(8, { from: 500, step: 250 });
const tenOwners = fallingOf(8, { from: 2_500, step: 900 });

/**
 * The whole formula: each fact alone decides its line, and the lines add up to 100. A fact that every launch has, or
 * that none has yet, gives no points.
 */
const judges: { readonly [F in SafetyFact]: Judge<F> } = {
  powers: { of: 12, points: (left) => left.reduce((sum, power) => sum - powerCosts[power], 12) },
  heldLp: { of: 14, points: (bps) => Math.floor((bps * 14) / 10_000) },
  lpLargest: oneOwner,
  lpTopTen: tenOwners,
  presaleLargest: oneOwner,
  presaleTopTen: tenOwners,
  topTen: fallingOf(10, { from: 1_000, step: 500 }),
  creatorLp: fallingOf(8, { from: 0, step: 250 }),
  outsideSupply: fallingOf(8, { from: 0, step: 500 }),
  launchBlock: fallingOf(5, { from: 0, step: 100 }),
  rounds: { of: 5, points: (rounds) => roundPoints[Math.min(rounds, 4)] ?? 0 },
  softCap: { of: 3, points: (bps) => Math.min(3, Math.floor((bps - 5_000) / 1_000)) },
  backing: { of: 3, points: (bps) => Math.min(3, Math.floor(bps / 500)) },
};

/** In the order in which they are shown. */
export const safetyOrder = Object.keys(judges) as readonly SafetyFact[];

/** What a token can have at most that can be mistaken for another. */
export const LOOK_ALIKE_SCORE = 40;

/** What no fact makes up for: posing as someone else, or a failed presale, after which a token can never be sold. */
export const SCORE_LIMITS = { alike: LOOK_ALIKE_SCORE, neverSold: 0 } as const;
export type ScoreLimit = keyof typeof SCORE_LIMITS;

/** What no fact of a token makes up for; null where nothing limits its score. */
export function scoreLimit(stage: PresaleState, isAlike: boolean): ScoreLimit | null {
  if (stage === 'failed') return 'neverSold';
  return isAlike ? 'alike' : null;
}

/** The score as it is shown. */
export const shownScore = (score: number, limit: ScoreLimit | null): number =>
  limit === null ? score : Math.min(score, SCORE_LIMITS[limit]);

/** 0 to 100 from chain facts alone, line by line. */
export function safetyScore(facts: SafetyFacts): SafetyScore {
  const lines = safetyOrder.map((fact) => lineOf(fact, facts));
  return { score: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

function lineOf<F extends SafetyFact>(fact: F, facts: SafetyFacts): SafetyLine {
  const { of, points }: Judge<F> = judges[fact];
  const value = facts[fact];
  return { fact, value, points: Math.max(0, points(value)), of } as SafetyLine;
}

/** All points up to `from`, one less for every `step` begun beyond it, none for an unknown share. */
function fallingOf(of: number, { from, step }: Readonly<Record<'from' | 'step', number>>) {
  const points = (bps: number | null) =>
    bps === null ? 0 : of - Math.ceil(Math.max(0, bps - from) / step);
  return { of, points };
}
