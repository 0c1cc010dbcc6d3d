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
  presaleTerms: 6,
  presaleCancel: 2,
  reclaimTokens: 0,
  tradeTerms: 2,
  tradeWhitelist: 1,
  tradeOpen: 2,
  tradeEnd: 1,
  tradeCancel: 1,
  tradeWithdraw: 0,
};

/** Rounds of vesting and what they are worth; more than the last are worth as much. */
const roundPoints = [0, 0, 2, 3, 4];

type Judge<F extends SafetyFact> = Readonly<{
  of: number;
  points(value: SafetyFacts[F]): number;
}>;

/** The whole formula: each fact alone decides its line, and the lines add up to 100. */
const judges: { readonly [F in SafetyFact]: Judge<F> } = {
  code: { of: 20, points: (isOurs) => (isOurs ? 20 : 0) },
  powers: { of: 15, points: (left) => left.reduce((sum, power) => sum - powerCosts[power], 15) },
  heldLp: { of: 15, points: (bps) => Math.floor((bps * 15) / 10_000) },
  creatorLp: { of: 10, points: (bps) => falling(bps, { from: 0, step: 200, of: 10 }) },
  outsideSupply: { of: 10, points: (bps) => falling(bps, { from: 0, step: 400, of: 10 }) },
  topTen: { of: 10, points: (bps) => falling(bps, { from: 1_000, step: 500, of: 10 }) },
  launchBlock: { of: 5, points: (bps) => falling(bps, { from: 0, step: 100, of: 5 }) },
  refunds: { of: 5, points: (areCovered) => (areCovered ? 5 : 0) },
  rounds: { of: 4, points: (rounds) => roundPoints[Math.min(rounds, 4)] ?? 0 },
  softCap: { of: 3, points: (bps) => Math.min(3, Math.floor((bps - 5_000) / 1_000)) },
  backing: { of: 3, points: (bps) => Math.min(3, Math.floor(bps / 500)) },
};

/** In the order in which they are shown. */
export const safetyOrder = Object.keys(judges) as readonly SafetyFact[];

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

/** All points up to `from`, and one less for every `step` begun beyond it. */
function falling(
  bps: number,
  { from, step, of }: Readonly<Record<'from' | 'step' | 'of', number>>,
) {
  return of - Math.ceil(Math.max(0, bps - from) / step);
}
